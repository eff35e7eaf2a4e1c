import type { Student } from '@institute/contract/students';
import { type ReactNode, useId, useState } from 'react';
import { type Recipient, useFoundStudents } from '../../domains/messages/managed-api.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { text } from './text.ts';

const PER_PAGE = 10;

interface RecipientPickerProps {
  chosen: readonly Recipient[];
  onDone: (chosen: readonly Recipient[]) => void;
  onClose: () => void;
}

/** Chooses students from all there are: searched and paged on the server, kept across searches. */
export function RecipientPicker({ chosen, onDone, onClose }: RecipientPickerProps) {
  const [picked, setPicked] = useState(() => new Map(chosen.map((one) => [one.id, one])));
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const list = useFoundStudents({ page, per_page: PER_PAGE, ...(search && { search }) });

  const put = (students: readonly Student[], isIn: boolean) => {
    const next = new Map(picked);
    for (const { id, name, email } of students) {
      if (isIn) next.set(id, { id, name, email });
      else next.delete(id);
    }
    setPicked(next);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.pickerTitle}
      size="lg"
      closeOnOutside={false}
      footer={
        <>
          <p role="status" className="self-center text-muted sm:me-auto">
            {text.chosen(picked.size)}
          </p>
          <Button onClick={() => onDone([...picked.values()])}>{text.done}</Button>
        </>
      }
    >
      <TypedSearch
        value={search}
        onSearch={(words) => {
          setSearch(words);
          setPage(1);
        }}
        label={text.pickerSearch}
        pauseMs={300}
        className="sticky top-0 z-10 bg-surface pb-3"
      />
      {list.isPending ? (
        <Loading label={text.pickerTitle}>
          <Skeleton className="h-[36rem]" />
        </Loading>
      ) : !list.data ? (
        <ErrorState
          title={text.pickerFailed}
          error={list.error}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : list.data.total === 0 ? (
        <EmptyState title={text.pickerNone} />
      ) : (
        <>
          <Found
            students={list.data.rows}
            picked={picked}
            search={search}
            waiting={list.isPlaceholderData}
            onPut={put}
          />
          <Pagination
            page={page}
            pageCount={Math.ceil(list.data.total / PER_PAGE)}
            onPage={setPage}
            label={text.pickerPages}
          />
        </>
      )}
    </Dialog>
  );
}

interface FoundProps {
  students: readonly Student[];
  picked: ReadonlyMap<number, Recipient>;
  search: string;
  waiting: boolean;
  onPut: (students: readonly Student[], isIn: boolean) => void;
}

/** One page of students, each a line that can be ticked, and all of them at once. */
function Found({ students, picked, search, waiting, onPut }: FoundProps) {
  const isWhole = students.every(({ id }) => picked.has(id));
  return (
    <ul className={cx('flex flex-col', waiting && 'opacity-60')} aria-busy={waiting || undefined}>
      <li className="border-line border-b">
        <Tick isIn={isWhole} onPut={(isIn) => onPut(students, isIn)}>
          <span className="text-muted">{text.choosePage}</span>
        </Tick>
      </li>
      {students.map((student) => (
        <li key={student.id} className="border-line border-b last:border-b-0">
          <Tick isIn={picked.has(student.id)} onPut={(isIn) => onPut([student], isIn)}>
            <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
              <PersonText className="self-start font-medium">
                <MarkedText text={student.name} queries={[search]} />
              </PersonText>
              <bdi dir="ltr" className="text-muted text-sm">
                <MarkedText text={student.email} queries={[search]} />
              </bdi>
            </span>
          </Tick>
        </li>
      ))}
    </ul>
  );
}

interface TickProps {
  isIn: boolean;
  onPut: (isIn: boolean) => void;
  children: ReactNode;
}

function Tick({ isIn, onPut, children }: TickProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-13 cursor-pointer items-center gap-3 rounded-field px-2 py-1.5 hover:bg-sunken"
    >
      <input
        id={id}
        type="checkbox"
        checked={isIn}
        onChange={(event) => onPut(event.target.checked)}
        className="size-5 shrink-0 accent-primary"
      />
      {children}
    </label>
  );
}
