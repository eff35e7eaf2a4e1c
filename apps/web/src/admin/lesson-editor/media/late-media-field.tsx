import { lazy } from '../../../ui/lazy.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { MediaFieldProps } from './media-field.tsx';

const MediaField = lazy(() => import('./media-field.tsx').then((code) => code.MediaField));

/** The file of a block; what chooses, records and sends it is fetched with the first that is shown. */
export function LateMediaField(props: MediaFieldProps) {
  return <MediaField {...props} fallback={<Skeleton className="h-24" />} />;
}
