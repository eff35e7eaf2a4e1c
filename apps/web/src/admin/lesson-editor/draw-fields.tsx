import { drawnOf } from '@institute/contract/exams/draw-parts';
import { MOST_DRAW_PARTS } from '@institute/contract/exams/exam-draw';
import { pathTo } from '@institute/contract/routes';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useBank } from '../../domains/bank/api.ts';
import {
  type DrawPartForm,
  drawnBy,
  drawnByPart,
  drawOfParts,
  noPart,
  partsOfDraw,
} from '../../domains/lessons/exam-draw-model.ts';
import type { LessonForm } from '../../domains/lessons/managed-model.ts';
import type { Form } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DrawPart } from './draw-part.tsx';
import { drawWords as words } from './text.ts';

/** What each attempt of an exam draws from the bank of its class, part by part, and what the bank holds of each. */
export function DrawFields({ form }: { form: Form<LessonForm> }) {
  const { draw, classId } = form.values;
  const { list, leadTo } = useNumberFocus();
  const bank = useBank(
    String(classId),
    { page: 1, perPage: 1, search: '' },
    { type: '', topic: '' },
  );
  const state = bank.isPlaceholderData ? undefined : bank.data?.meta;
  const parts = partsOfDraw(draw);
  const isSeveral = parts.length > 1;
  const wanted = parts.map((part) => ({ ...part, count: drawnByPart(part) }));
  const found = state?.held && drawnOf(wanted, state.held);
  const put = (next: readonly DrawPartForm[]) => form.change('draw', drawOfParts(next));
  const add = () => {
    put([...partsOfDraw(form.now().draw), noPart]);
    leadTo(parts.length);
  };
  const remove = (at: number) => {
    put(partsOfDraw(form.now().draw).filter((_, place) => place !== at));
    leadTo(Math.max(0, at - 1));
  };
  return (
    <section aria-labelledby="exam-draw" className="mt-8">
      <h2 id="exam-draw" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{words.detail}</p>
      <Card className="mt-3 flex flex-col gap-4">
        <ol ref={list} className="flex flex-col gap-4">
          {parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
            <li key={at} className={at > 0 ? 'border-line border-t pt-4' : ''}>
              <DrawPart
                part={part}
                number={isSeveral ? at + 1 : null}
                error={form.errorOf(at === 0 ? 'draw.count' : `draw.more.${at - 1}.count`)}
                bank={bank.error ? 'failed' : state}
                finds={found?.[at]}
                onChange={(changes) =>
                  put(
                    partsOfDraw(form.now().draw).map((one, place) =>
                      place === at ? { ...one, ...changes } : one,
                    ),
                  )
                }
                onRemove={() => remove(at)}
              />
            </li>
          ))}
        </ol>
        {isSeveral && <p className="font-medium">{words.total(drawnBy(draw))}</p>}
        {drawnBy(draw) > 0 && <p className="text-muted text-sm">{words.keys}</p>}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {parts.length < MOST_DRAW_PARTS ? (
            <Button variant="secondary" icon={<Plus size={18} />} onClick={add}>
              {words.add}
            </Button>
          ) : (
            <p className="text-muted text-sm">{words.full(MOST_DRAW_PARTS)}</p>
          )}
          <Link
            to={pathTo('managedBank', { classId: String(classId) })}
            className="tap inline-flex items-center text-primary underline underline-offset-4"
          >
            {words.bank}
          </Link>
        </div>
      </Card>
    </section>
  );
}

/** Leads to the number of a part when the change under way has been shown. */
function useNumberFocus() {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef(-1);
  useEffect(() => {
    if (wanted.current < 0) return;
    list.current?.children[wanted.current]?.querySelector('input')?.focus();
    wanted.current = -1;
  });
  const leadTo = (at: number) => {
    wanted.current = at;
  };
  return { list, leadTo };
}
