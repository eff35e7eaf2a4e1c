import { CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { notedSlots } from '../../../platform/takes/noted-slots.ts';
import { cardClass } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { givenBy, pathOf } from '../given.ts';
import { text as words } from '../text.ts';

/** How often it is looked whether anything was handed in meanwhile, in ms. */
const LOOK_MS = 3_000;

/** Homework that this device keeps and that is not handed in, with the way to it. */
export function Unsent() {
  const [slots, setSlots] = useState(notedSlots);
  useEffect(() => {
    const clock = setInterval(() => setSlots(notedSlots()), LOOK_MS);
    return () => clearInterval(clock);
  }, []);
  const unsent = Object.entries(slots).flatMap(([slot, state]) => {
    const given = givenBy(slot);
    return given ? [{ slot, state, path: pathOf(given) }] : [];
  });
  if (unsent.length === 0) return null;
  return (
    <section aria-labelledby="unsent-homework" className={cx(cardClass, 'flex gap-3 p-4')}>
      <CloudUpload size={24} aria-hidden="true" className="shrink-0 text-gold-strong" />
      <div className="flex min-w-0 grow flex-col gap-2">
        <h2 id="unsent-homework" className="font-semibold">
          {words.unsent}
        </h2>
        <ul className="flex flex-col gap-2">
          {unsent.map(({ slot, state, path }) => (
            <li key={slot} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span>{state === 'wanted' ? words.unsentGoing : words.unsentOne}</span>
              <LinkButton to={path} variant="secondary" size="sm">
                {words.open}
              </LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
