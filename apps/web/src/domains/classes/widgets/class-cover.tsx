import { arabicPart } from '@institute/contract/arabic/two-scripts';
import { coverOf } from '@institute/contract/classes/class-cover';
import { asArabic } from '../../../ui/arabic-runs.tsx';
import { cx } from '../../../ui/class-names.ts';
import { StarMark, StarPattern } from '../../../ui/star-pattern.tsx';

/** Grounds for covers, all deep enough for light lettering in both themes. */
const grounds = [
  'bg-cover-teal',
  'bg-cover-indigo',
  'bg-cover-clay',
  'bg-cover-olive',
  'bg-cover-plum',
  'bg-cover-sand',
] as const;

interface ClassCoverProps {
  name: string;
  category: string;
  className?: string;
}

/**
 * The picture of a class, made from the class itself: ground and pattern from its category, the
 * Arabic of its name set large, or the star of the house. Decorative: the name stands beside it in words.
 */
export function ClassCover({ name, category, className }: ClassCoverProps) {
  const { ground, scale } = coverOf(category);
  const arabic = arabicPart(name);
  return (
    <div
      aria-hidden="true"
      className={cx(
        'relative flex items-center justify-center overflow-hidden text-on-hero',
        grounds[ground],
        className ?? 'aspect-[16/9]',
      )}
    >
      <StarPattern scale={scale} className="opacity-20" />
      {arabic ? (
        <span
          dir="auto"
          {...asArabic}
          className={cx(
            'relative line-clamp-2 max-w-full px-4 text-center text-4xl leading-[1.7]',
            arabic.length === 1 ? 'font-monogram' : 'font-amiri',
          )}
        >
          {arabic}
        </span>
      ) : (
        <StarMark className="relative size-12 opacity-90" />
      )}
    </div>
  );
}
