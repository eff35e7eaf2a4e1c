import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChosenSection } from '../../../ui/table/chosen-section.tsx';
import { text as words } from '../text.ts';
import type { Chosen } from '../use-chosen.ts';

const text = words.chosen;

/** How many students are chosen, above what can be done with them; nothing while nobody is. */
export function ChosenBar({ chosen, children }: { chosen: Chosen; children: ReactNode }) {
  const { people, total } = chosen;
  return (
    <ChosenSection
      label={text.label}
      count={people.length > 0 ? text.count(people.length) : null}
      note={total !== null && text.newest(total)}
    >
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
    </ChosenSection>
  );
}
