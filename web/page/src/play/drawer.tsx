/* drawer.tsx - a sheet over the game, for a screen that has no room beside the board; the game stays below it. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { t } from '../i18n.js';
import { Icon } from '../ui/icon.js';

export interface DrawerProps {
	readonly title: string;
	readonly onClose: () => void;
	readonly children: ComponentChildren;
}

/** Whether the press was beside the sheet: the darkened rest of the screen belongs to the dialog itself. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
	if (target !== currentTarget || !(target instanceof Element)) return false;
	const { left, right, top, bottom } = target.getBoundingClientRect();
	return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** A sheet that is closed by its button, by Escape, and by a tap beside it. */
export function Drawer({ title, onClose, children }: DrawerProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	/* At once, so that what is in it knows its size. */
	useLayoutEffect(() => {
		const shown = dialog.current;
		shown?.showModal();
		return () => shown?.close();
	}, []);
	return (
		<dialog
			ref={dialog}
			class="sheet drawer"
			aria-labelledby="drawer"
			onCancel={onClose}
			onClick={(event) => isBeside(event) && onClose()}
		>
			<div class="drawer-head">
				<h2 id="drawer">{title}</h2>
				<button
					type="button"
					class="icon-button"
					aria-label={t('Close')}
					onClick={onClose}
				>
					<Icon name="close" />
				</button>
			</div>
			<div class="drawer-body">{children}</div>
		</dialog>
	);
}
