import { lazy } from '../../ui/lazy.tsx';

/** The dialog that gives a place, whose code comes when it is opened. */
export const LatePlaceDialog = lazy(
  () => import('./place-dialog.tsx').then((code) => code.PlaceDialog),
  { whenLost: 'close' },
);
