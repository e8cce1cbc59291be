/* fault.ts - whatever went wrong, as one sentence in the language of the page. */
import { tellUnread } from '../keep/notice.js';
import { StoreError } from '../keep/store.js';
import { t } from '../i18n.js';
import { tellError } from '../play/refusals.js';
import { LINK_MOST, LinkError } from '../share/link.js';

/** Why a link cannot be opened or made, as a sentence. */
function tellLinkFault({ fault, letters }: LinkError): string {
	switch (fault) {
		case 'newer':
			return t(
				'This link was made by a newer version of the page; load the page again and open it once more.',
			);
		case 'long':
			return t(
				'The link would have {letters} letters, and {most} is the most that can be sent; download the file instead.',
				{ letters, most: LINK_MOST },
			);
		default:
			return t(
				'This link is damaged: something was cut off or changed on its way. Ask for it once more.',
			);
	}
}

/** Why something that was to be opened, read, shared or set up was not: a fault of a link, of the device's store, of the
 * rules. */
export function tellAny(error: unknown): string {
	if (error instanceof LinkError) return tellLinkFault(error);
	if (error instanceof StoreError) return tellUnread(error);
	return tellError(error);
}
