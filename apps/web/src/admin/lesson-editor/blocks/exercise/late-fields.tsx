import { lazyPart } from '../../../../ui/lazy-part.tsx';

/** Fields of types that few exercises have; their code comes with the first of them. */
export const LateHeardFields = lazyPart(() =>
  import('./heard-fields.tsx').then((code) => code.HeardFields),
);
export const LateScaleFields = lazyPart(() =>
  import('./scale-fields.tsx').then((code) => code.ScaleFields),
);
