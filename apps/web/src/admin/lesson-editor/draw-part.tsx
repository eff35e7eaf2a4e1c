import type { BankState } from '@institute/contract/bank/bank';
import { exerciseText, exerciseTypes } from '@institute/contract/exercises/kinds';
import { X } from 'lucide-react';
import { type DrawPartForm, drawnByPart } from '../../domains/lessons/exam-draw-model.ts';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { drawWords as words } from './text.ts';

const types = [
  { value: '', label: words.anyType },
  ...exerciseTypes.map((value) => ({ value, label: exerciseText[value].name })),
];

interface DrawPartProps {
  part: DrawPartForm;
  /** Its place from 1 among several; null where it is the only one. */
  number: number | null;
  error: string | undefined;
  /** What the bank says of itself; undefined while it is looked into. */
  bank: BankState | 'failed' | undefined;
  /** How many it draws as the bank is. */
  finds: number | undefined;
  onChange: (changes: Partial<DrawPartForm>) => void;
  onRemove: () => void;
}

/** One part that is drawn: how many, of which kind and topic, and whether the bank holds as many. */
export function DrawPart(props: DrawPartProps) {
  const { part, number, error, bank, finds, onChange, onRemove } = props;
  const known = bank === 'failed' ? [] : (bank?.topics ?? []);
  // A topic that the bank has no more is still the one that is drawn from.
  const topics = part.topic === '' || known.includes(part.topic) ? known : [part.topic, ...known];
  const isAmong = number !== null;
  return (
    <div {...(isAmong && { role: 'group', 'aria-label': words.part(number) })}>
      {isAmong && (
        <div className="mb-2 flex items-center justify-between gap-3">
          <h3 className="font-medium">{words.part(number)}</h3>
          <Button
            variant="ghost"
            size="sm"
            icon={<X size={18} />}
            aria-label={words.removePart(number)}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        </div>
      )}
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-3">
        <NumberField
          label={words.count}
          hint={isAmong ? undefined : words.countHint}
          error={error}
          value={part.count}
          onChange={({ target }) => onChange({ count: target.value })}
          maxLength={2}
          optional={!isAmong}
        />
        <SelectField
          label={words.type}
          options={types}
          value={part.type}
          onChange={({ target }) =>
            onChange({ type: exerciseTypes.find((one) => one === target.value) ?? '' })
          }
        />
        <SelectField
          label={words.topic}
          options={[
            { value: '', label: words.anyTopic },
            ...topics.map((value) => ({ value, label: value })),
          ]}
          value={part.topic}
          onChange={({ target }) => onChange({ topic: target.value })}
        />
        <p role="status" className="sm:col-span-3">
          {bank === 'failed' ? words.failed : heldInWords(part, bank?.held, finds)}
        </p>
      </div>
    </div>
  );
}

/** What the bank holds of a part, and whether that is enough beside the parts above. */
function heldInWords(
  part: DrawPartForm,
  held: BankState['held'],
  finds: number | undefined,
): string {
  if (!held || finds === undefined) return words.looking;
  const holds = held
    .filter(({ type }) => part.type === '' || type === part.type)
    .filter(({ topic }) => part.topic === '' || topic === part.topic)
    .reduce((sum, { count }) => sum + count, 0);
  const count = drawnByPart(part);
  if (count <= finds) return words.holds(holds);
  return finds < holds ? words.leaves(count, finds) : words.tooFew(count, holds);
}
