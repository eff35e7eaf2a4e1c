import { lazyDialog } from '../../ui/lazy-dialog.tsx';

/** The marking dialog, with the view of pictures and the Arabic keyboard, which the lists do without. */
export const LazyMarkDialog = lazyDialog(() =>
  import('./mark-dialog.tsx').then((code) => code.MarkDialog),
);
