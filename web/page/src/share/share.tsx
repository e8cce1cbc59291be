/* share.tsx - giving a position or a record to somebody else: as a link, or as a file. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { t } from '../i18n.js';
import { tellAny } from '../say/fault.js';
import { Icon } from '../ui/icon.js';
import { linkOf, type Shared } from './link.js';

/** The whole address of a link. */
export async function addressOf(shared: Shared): Promise<string> {
	const { origin, pathname } = location;
	const screen = shared.kind === 'position' ? 'position' : 'replay';
	return `${origin === 'null' ? '' : origin}${pathname}#/${screen}/link/${await linkOf(shared)}`;
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

/** Something that can be shared. */
export interface Sharing {
	/** What the button says. */
	readonly name: string;
	/** What the device's own way of sharing calls it. */
	readonly title: string;
	/** Asked when the button is pressed. */
	readonly make: () => Shared;
}

/** Share something; what became of it is said below the buttons. */
function useSharing(): readonly [Said | undefined, (way: Sharing) => void] {
	const [said, say] = useState<Said>();
	const share = async ({ title, make }: Sharing): Promise<void> => {
		say(undefined);
		try {
			say(await hand(await addressOf(make()), title));
		} catch (error) {
			say({ text: tellAny(error), isBad: true });
		}
	};
	return [said, (way) => void share(way)];
}

function SharedSaid({ said }: { said: Said | undefined }) {
	return (
		<>
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
		</>
	);
}

/** A row of tools, those that share first; what is said of the link stands below the row, not in it. */
export function ShareRow({ ways, children }: { ways: readonly Sharing[]; children?: ComponentChildren }) {
	const [said, share] = useSharing();
	return (
		<div class="share">
			<div class="tools">
				{ways.map((way) => (
					<button
						key={way.name}
						class="tool"
						type="button"
						onClick={() => share(way)}
					>
						<Icon name="share" />
						{way.name}
					</button>
				))}
				{children}
			</div>
			<SharedSaid said={said} />
		</div>
	);
}
