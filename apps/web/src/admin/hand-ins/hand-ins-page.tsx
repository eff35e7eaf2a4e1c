import type { WaitingHandIn } from '@institute/contract/homework/answers';
import type { HandInState } from '@institute/contract/homework/hand-ins';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { ClassFilter } from '../../domains/classes/widgets/class-filter.tsx';
import { useHandIns } from '../../domains/homework/hand-ins-api.ts';
import { sendLeft, useOutbox } from '../../domains/homework/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { type TableQuery, useTableQuery } from '../../ui/table/use-table-query.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { useListQuery } from '../../ui/use-list-query.ts';
import { AnsweredNews } from './answered-line.tsx';
import { columnsOf } from './hand-in-columns.tsx';
import { HandInDialog } from './hand-in-dialog.tsx';
import { answeredText, text } from './text.ts';
import { useLastInput } from './use-last-input.ts';

/** Names the hand-in that is open, in the address. */
const HAND_IN_QUERY = 'hand-in';

const states = ['waiting', 'again', 'answered'] as const satisfies readonly HandInState[];
const empties = {
  waiting: { title: text.empty, detail: text.emptyDetail },
  again: { title: text.emptyAgain, detail: text.emptyAgainDetail },
  answered: { title: text.emptyAnswered, detail: text.emptyAnsweredDetail },
};
const intros = { waiting: text.intro, again: text.againIntro, answered: text.answeredIntro };

/** What was handed in at home: heard, answered, and the next. */
export function HandInsPage() {
  const client = useQueryClient();
  const { query, change, refine } = useListQuery();
  const shown = states.find((state) => state === query.get('tab')) ?? 'waiting';
  const id = Number(query.get(HAND_IN_QUERY)) || null;
  const classId = query.get(CLASS_FILTER) ?? '';
  const lastInput = useLastInput();
  const state = useTableQuery({ filters: [CLASS_FILTER] });
  const list = useHandIns({ ...state, classId, state: shown });
  useEffect(() => void sendLeft(client), [client]);
  // The page of the list behind it stays.
  const opened = (next: number | null) => ({ [HAND_IN_QUERY]: next, page: query.get('page') });
  const goOn = (next: number | null) => {
    if (next === null) toast.info(answeredText.allDone);
    refine(opened(next));
  };
  return (
    <>
      <PageHeader title={text.title}>{intros[shown]}</PageHeader>
      <Unsent onOpen={(one) => change(opened(one))} />
      <Tabs
        label={text.tabs}
        tabs={states.map((one) => ({
          id: one,
          label: text.tab[one],
          count: one === 'waiting' ? list.data?.meta : undefined,
        }))}
        value={shown}
        // Each tab has a search of its own; the class is the same for all.
        onChange={(tab) =>
          change({
            ...{ tab: tab === 'waiting' ? null : tab, search: null, page: null },
            [CLASS_FILTER]: query.get(CLASS_FILTER),
          })
        }
      >
        <List {...{ shown, state, list }} onOpen={(row) => change(opened(row.id))} />
      </Tabs>
      {id !== null && (
        <HandInDialog
          key={id}
          {...{ id, classId }}
          // A finger that has opened one may be anywhere; whoever is at the keys wants to hear it.
          playsAtOnce={lastInput() === 'key'}
          onGo={goOn}
          onClose={() => change(opened(null))}
        />
      )}
      {id === null && <AnsweredNews onOpen={goOn} />}
    </>
  );
}

interface ListProps {
  shown: HandInState;
  state: TableQuery;
  list: ReturnType<typeof useHandIns>;
  onOpen: (row: WaitingHandIn) => void;
}

function List({ shown, state, list, onOpen }: ListProps) {
  const isWaiting = shown === 'waiting';
  return (
    <DataTable
      name="hand-ins"
      label={text.list}
      columns={columnsOf(state.search, isWaiting)}
      list={list}
      state={state}
      rowKey={({ id }) => id}
      onRow={onOpen}
      searchLabel={text.search}
      filters={<ClassFilter label={text.className} state={state} />}
      failed={text.failed}
      empty={<EmptyState title={empties[shown].title}>{empties[shown].detail}</EmptyState>}
      // A class of which there are none is no search that found nothing.
      noMatch={state.search === '' ? text.noneOfClass[shown] : text.noMatch}
    />
  );
}

/** What this device keeps and the server does not have, with the way to where it stands. */
function Unsent({ onOpen }: { onOpen: (handInId: number) => void }) {
  const replies = Object.values(useOutbox((outbox) => outbox.replies));
  const left = replies.filter(({ state }) => state !== 'sending');
  const [first] = left;
  if (!first) return null;
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-field bg-gold-soft px-4 py-2"
    >
      <p>
        <span className="font-semibold">{text.unsent(left.length)}</span> {text.unsentDetail}
      </p>
      <Button variant="secondary" size="sm" onClick={() => onOpen(first.handInId)}>
        {text.openUnsent}
      </Button>
    </div>
  );
}
