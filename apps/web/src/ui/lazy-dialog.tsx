import { type ComponentType, createElement, Suspense, useEffect, useMemo } from 'react';
import { type LazyCode, lazyCode } from '../platform/lazy-route.tsx';

interface LazyDialogProps<Props> {
  /** What the dialog is given while it is open; null while it is closed. */
  shown: Props | null;
}

/**
 * Declares a dialog whose code is no part of its page's. It is fetched once the page is there, so
 * that the dialog opens at once; `'when-opened'` is for a dialog that few of a page's visitors open.
 *
 *     const EditDialog = lazyDialog(() => import('./edit-dialog.tsx').then((code) => code.EditDialog));
 *     <EditDialog shown={edited && { item: edited, onClose: () => setEdited(null) }} />
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fetched: 'with-page' | 'when-opened' = 'with-page',
): ComponentType<LazyDialogProps<Props>> {
  const code = lazyCode(load);
  return function LazyDialog({ shown }) {
    // A fetch that fails is tried again when the dialog opens.
    useEffect(() => {
      if (fetched === 'with-page') void code.preload();
    }, []);
    return (
      shown && (
        <Suspense fallback={null}>
          <Opened code={code} given={shown} />
        </Suspense>
      )
    );
  };
}

function Opened<Props extends object>({ code, given }: { code: LazyCode<Props>; given: Props }) {
  // Held while the dialog is open: it must not start anew once its code has arrived.
  const component = useMemo(() => code.current(), [code]);
  return createElement(component, given);
}
