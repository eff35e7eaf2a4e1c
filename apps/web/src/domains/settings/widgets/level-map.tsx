import { PersonText } from '../../../ui/person-text.tsx';
import type { LevelLine } from '../profile-model.ts';

/** The way through the levels: on a phone from the top down, on a wide screen along the line. */
export function LevelMap({ levels }: { levels: readonly LevelLine[] }) {
  return (
    <ol className="flex flex-col lg:flex-row">
      {levels.map(({ level, line }) => (
        <li
          key={level}
          className="relative flex flex-1 gap-4 pb-6 last:pb-0 lg:flex-col lg:gap-3 lg:pe-5 lg:pb-0"
        >
          {/* The line that leads on to the next level. */}
          <span
            aria-hidden="true"
            className="absolute start-6 top-12 bottom-0 w-0.5 -translate-x-1/2 bg-gold/50 rtl:translate-x-1/2 lg:start-12 lg:end-0 lg:top-6 lg:bottom-auto lg:h-0.5 lg:w-auto lg:translate-x-0 [li:last-child>&]:hidden"
          />
          <span className="figures flex size-12 shrink-0 items-center justify-center rounded-full border-2 border-gold bg-surface font-semibold text-gold-strong">
            {level}
          </span>
          <span className="min-w-0 pt-2.5 lg:pt-0">
            <PersonText>{line}</PersonText>
          </span>
        </li>
      ))}
    </ol>
  );
}
