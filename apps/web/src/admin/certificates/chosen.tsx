import { ChosenList } from '../../ui/chosen-list.tsx';
import type { Choice } from '../../ui/pick-list.tsx';
import { assignText as text } from './text.ts';

interface ChosenProps<Item extends Choice> {
  selected: readonly Item[];
  onChange: (selected: readonly Item[]) => void;
}

/** How many are chosen and who they are; each can be taken out again. */
export function Chosen<Item extends Choice>({ selected, onChange }: ChosenProps<Item>) {
  return (
    <div className="flex flex-col gap-1">
      <p role="status" className="font-medium text-sm">
        {text.selected}: <span className="figures">{selected.length}</span>
      </p>
      <ChosenList selected={selected} onChange={onChange} words={text} />
    </div>
  );
}
