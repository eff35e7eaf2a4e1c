import { cx } from '../../../ui/class-names.ts';
import { arabicPart } from '../../../ui/readable-text.ts';
import { StarPattern } from '../../../ui/star-pattern.tsx';

/** Grounds for covers, all deep enough for light lettering in both themes. */
const grounds = [
  'bg-cover-teal',
  'bg-cover-indigo',
  'bg-cover-clay',
  'bg-cover-olive',
  'bg-cover-plum',
  'bg-cover-sand',
] as const;
const scales = [1, 0.75, 1.3, 0.6, 1.6] as const;

/** The same word always gives the same number; the start was picked so that common words differ. */
function hash(word: string): number {
  let sum = 9;
  for (const letter of word) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (sum ^ (sum >>> 15)) >>> 0;
}

interface ClassCoverProps {
  name: string;
  category: string;
  className?: string;
}

/**
 * The picture of a class, made from the class itself: ground and pattern from its category, the
 * Arabic of its name (or its first letter) set large. Decorative: the name stands beside it in words.
 */
export function ClassCover({ name, category, className }: ClassCoverProps) {
  const key = hash(category.trim().toLowerCase());
  const arabic = arabicPart(name);
  return (
    <div
      aria-hidden="true"
      className={cx(
        'relative flex items-center justify-center overflow-hidden text-on-hero',
        grounds[key % grounds.length],
        className ?? 'aspect-[16/9]',
      )}
    >
      <StarPattern scale={scales[key % scales.length] ?? 1} className="opacity-20" />
      <span
        dir="auto"
        className={cx(
          'relative max-w-full px-4 text-center',
          arabic ? 'line-clamp-2 text-4xl leading-[1.7]' : 'font-semibold text-5xl',
          arabic && (arabic.length === 1 ? 'font-monogram' : 'font-amiri'),
        )}
      >
        {arabic ?? name.trim().charAt(0).toUpperCase()}
      </span>
    </div>
  );
}
