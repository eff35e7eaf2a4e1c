import { exerciseText, exerciseTypes } from '@institute/contract/exercises/kinds';
import { pathTo } from '@institute/contract/routes';
import { Link } from 'react-router';
import { useBank } from '../../domains/bank/api.ts';
import { type DrawForm, drawnBy } from '../../domains/lessons/exam-draw-model.ts';
import type { LessonForm } from '../../domains/lessons/managed-model.ts';
import type { Form } from '../../forms/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { drawWords as words } from './text.ts';

const types = [
  { value: '', label: words.anyType },
  ...exerciseTypes.map((value) => ({ value, label: exerciseText[value].name })),
];

/** What each attempt of an exam draws from the bank of its class, and what the bank holds of it. */
export function DrawFields({ form }: { form: Form<LessonForm> }) {
  const { draw, classId } = form.values;
  const bank = useBank(
    String(classId),
    { page: 1, perPage: 1, search: '' },
    { type: draw.type, topic: draw.topic },
  );
  const change = (changes: Partial<DrawForm>) =>
    form.change('draw', { ...form.now().draw, ...changes });
  const known = bank.data?.meta.topics ?? [];
  // A topic that the bank has no more is still the one that is drawn from.
  const topics = draw.topic === '' || known.includes(draw.topic) ? known : [draw.topic, ...known];
  const count = drawnBy(draw);
  const holds = bank.data?.total;
  return (
    <section aria-labelledby="exam-draw" className="mt-8">
      <h2 id="exam-draw" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{words.detail}</p>
      <Card className="mt-3 grid items-start gap-x-5 gap-y-4 sm:grid-cols-3">
        <NumberField
          label={words.count}
          hint={words.countHint}
          error={form.errorOf('draw.count')}
          value={draw.count}
          onChange={({ target }) => change({ count: target.value })}
          maxLength={2}
          optional
        />
        <SelectField
          label={words.type}
          options={types}
          value={draw.type}
          onChange={({ target }) =>
            change({ type: exerciseTypes.find((one) => one === target.value) ?? '' })
          }
        />
        <SelectField
          label={words.topic}
          options={[
            { value: '', label: words.anyTopic },
            ...topics.map((value) => ({ value, label: value })),
          ]}
          value={draw.topic}
          onChange={({ target }) => change({ topic: target.value })}
        />
        <div className="flex flex-col gap-1 sm:col-span-3">
          <p role="status">
            {bank.error
              ? words.failed
              : holds === undefined || bank.isPlaceholderData
                ? words.looking
                : count > holds
                  ? words.tooFew(count, holds)
                  : words.holds(holds)}
          </p>
          {count > 0 && <p className="text-muted text-sm">{words.keys}</p>}
          <Link
            to={pathTo('managedBank', { classId: String(classId) })}
            className="tap inline-flex items-center self-start text-primary underline underline-offset-4"
          >
            {words.bank}
          </Link>
        </div>
      </Card>
    </section>
  );
}
