import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';
import { text } from './text.ts';
import { toast } from './toast.ts';

interface LazyDialogProps<Props> {
  /** What the dialog is given while it is open; null while it is closed. */
  shown: Props | null;
}

/**
 * Declares a dialog whose code is no part of its page's. It is fetched once the page is there, so
 * that the dialog opens at once; `'when-opened'` is for a dialog that few of a page's visitors open,
 * `'unasked'` for one that comes by itself. Where it cannot be fetched the page stays, a toast says
 * what to do, and the dialog counts as closed; one that nobody has asked for is merely not there.
 *
 *     const EditDialog = lazyDialog(() => import('./edit-dialog.tsx').then((code) => code.EditDialog));
 *     <EditDialog shown={edited && { item: edited, onClose: () => setEdited(null) }} />
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  fetched: 'with-page' | 'when-opened' | 'unasked' = 'with-page',
): ComponentType<LazyDialogProps<Props>> {
  let code: ComponentType<Props> | null = null;
  return function LazyDialog({ shown }) {
    const [, setArrived] = useState(code !== null);
    const isOpen = shown !== null;
    const fail = useEffectEvent(() => {
      if (!shown || fetched === 'unasked') return;
      toast.error(text.checkConnection);
      shown.onClose();
    });
    // A fetch that fails is tried again when the dialog opens.
    useEffect(() => {
      if (code || !(isOpen || fetched === 'with-page')) return;
      load().then((component) => {
        code = component;
        setArrived(true);
      }, fail);
    }, [isOpen]);
    return shown && code && createElement(code, shown);
  };
}
