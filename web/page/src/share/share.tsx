/* share.tsx - giving a position or a record to somebody else: as a link, or as a file. */
import { useState } from 'preact/hooks';

import { t } from '../i18n.js';
import { Icon } from '../ui/icon.js';
import { LINK_MOST, LinkError, linkOf, type Shared } from './link.js';

/** The whole address of a link. */
export async function addressOf(shared: Shared): Promise<string> {
	const { origin, pathname } = location;
	const screen = shared.kind === 'position' ? 'position' : 'replay';
	return `${origin === 'null' ? '' : origin}${pathname}#/${screen}/link/${await linkOf(shared)}`;
}

/** Why a link cannot be opened or made, as a sentence. */
export function tellLinkFault({ fault, letters }: LinkError): string {
	switch (fault) {
		case 'newer':
			return t(
				'This link was made by a newer version of the page; load the page again and open it once more.',
			);
		case 'long':
			return letters > 0
				? t(
						'The link would have {letters} letters, and {most} is the most that can be sent; download the file instead.',
						{
							letters,
							most: LINK_MOST,
						},
					)
				: t('This is too long for a link; download the file instead.');
		default:
			return t(
				'This link is damaged: something was cut off or changed on its way. Ask for it once more.',
			);
	}
}

type Said = { readonly text: string; readonly address?: string; readonly isBad?: boolean };

/* Hand an address to the person: by the device's own way of sharing, the clipboard, or to be copied by hand. */
async function hand(address: string, title: string): Promise<Said | undefined> {
	if (navigator.share && matchMedia('(pointer: coarse)').matches)
		try {
			await navigator.share({ title, url: address });
			return undefined;
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return undefined;
		}
	try {
		await navigator.clipboard.writeText(address);
		return { text: t('The link is copied. Whoever opens it sees the same.'), address };
	} catch {
		return { text: t('Copy this link. Whoever opens it sees the same.'), address };
	}
}

/** A button that makes a link. `make` is asked when it is pressed. */
export function ShareButton({ name, title, make }: { name: string; title: string; make: () => Shared }) {
	const [said, say] = useState<Said>();
	const share = async (): Promise<void> => {
		say(undefined);
		try {
			say(await hand(await addressOf(make()), title));
		} catch (error) {
			const text = error instanceof LinkError ? tellLinkFault(error) : String(error);
			say({ text, isBad: true });
		}
	};
	return (
		<div class="share">
			<button class="button" type="button" onClick={() => void share()}>
				<Icon name="share" />
				{name}
			</button>
			<p class={said?.isBad ? 'share-said bad' : 'share-said'} role="status">
				{said?.text}
			</p>
			{said?.address !== undefined && (
				<input
					class="share-link"
					type="text"
					readOnly
					value={said.address}
					aria-label={t('The link')}
					onFocus={(event) => event.currentTarget.select()}
				/>
			)}
		</div>
	);
}
