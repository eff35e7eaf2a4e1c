import { type Exercise, exerciseText } from '@institute/contract/exercises/kinds';
import { useState } from 'react';
import { useBank } from '../../../domains/bank/api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { PickList } from '../../../ui/pick-list.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { TypedSearch } from '../../../ui/typed-search.tsx';
import { text, putText as words } from './text.ts';

interface FromBankDialogProps {
  classId: string;
  /** How many there is room for. */
  most: number;
  /** Takes copies: what is changed in the lesson stays as it is in the bank. */
  onPut: (exercises: readonly Exercise[]) => void;
  onClose: () => void;
}

interface Picked {
  id: number;
  name: string;
  exercise: Exercise;
}

const PAGE = 20;

/** Chooses exercises of the bank for a lesson; what is chosen stays so while one searches on. */
export function FromBankDialog({ classId, most, onPut, onClose }: FromBankDialogProps) {
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const isTooMany = picked.length > most;
  return (
    <Dialog
      open
      size="lg"
      title={words.title}
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          disabled={picked.length === 0 || isTooMany}
          busy={false}
          onClick={() => onPut(picked.map(({ exercise }) => exercise))}
        >
          {words.put(picked.length)}
        </DialogActions>
      }
    >
      <Bank classId={classId} picked={picked} onPick={setPicked} />
      <div role="alert">
        {isTooMany && <p className="mt-2 font-medium text-bad">{words.tooMany(most)}</p>}
      </div>
    </Dialog>
  );
}

interface BankProps {
  classId: string;
  picked: readonly Picked[];
  onPick: (picked: readonly Picked[]) => void;
}

function Bank({ classId, picked, onPick }: BankProps) {
  const [{ page, search }, setQuery] = useState({ page: 1, search: '' });
  const list = useBank(classId, { page, perPage: PAGE, search }, { type: '', topic: '' });
  if (!list.data) {
    return list.error ? (
      <ErrorState title={text.failed} query={list} />
    ) : (
      <Loading label={text.list}>
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  const { rows, total, meta } = list.data;
  if (meta.kept === 0) return <p className="text-muted">{words.none}</p>;
  const items = rows.map(({ id, topic, exercise }) => ({
    ...{ id, topic, exercise, name: exercise.prompt },
  }));
  return (
    <>
      <TypedSearch
        value={search}
        onSearch={(next) => setQuery({ page: 1, search: next })}
        label={text.search}
        pauseMs={350}
      />
      {total === 0 ? (
        <p className="mt-3 text-muted">{text.noMatch}</p>
      ) : (
        <PickList<Picked, (typeof items)[number]>
          label={text.list}
          items={items}
          selected={picked}
          onChange={onPick}
          name={({ name }) => <PersonText>{name}</PersonText>}
          detail={({ topic, exercise }) => (
            <>
              {exerciseText[exercise.type].name}
              {topic !== '' && (
                <>
                  {' · '}
                  <bdi>{topic}</bdi>
                </>
              )}
            </>
          )}
          waiting={list.isPlaceholderData}
          className="mt-3 rounded-field border border-line"
        />
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE)}
        onPage={(next) => setQuery({ page: next, search })}
        label={words.pages}
      />
    </>
  );
}
