import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { text as words } from '../text.ts';
import type { Chosen } from '../use-chosen.ts';

const text = words.chosen;

/** How many students are chosen, above what can be done with them; nothing while nobody is. */
export function ChosenBar({ chosen, children }: { chosen: Chosen; children: ReactNode }) {
  const { people, total } = chosen;
  return (
    <>
      <p role="status" className="sr-only">
        {people.length > 0 && text.count(people.length)}
      </p>
      {people.length > 0 && (
        <section
          aria-label={text.label}
          className="flex flex-wrap items-center gap-2 border-line border-b bg-primary-soft px-3 py-2 sm:px-4"
        >
          <p className="me-auto font-medium">
            {text.count(people.length)}
            {total !== null && <span className="block text-sm">{text.newest(total)}</span>}
          </p>
          <div className="-mx-2 flex">
            <Button
              variant="ghost"
              size="sm"
              busy={chosen.isChoosing}
              busyLabel={text.choosing}
              onClick={() => void chosen.chooseAll()}
            >
              {text.all}
            </Button>
            <Button variant="ghost" size="sm" onClick={chosen.clear}>
              {text.clear}
            </Button>
          </div>
          <div className="flex flex-wrap gap-2">{children}</div>
        </section>
      )}
    </>
  );
}
