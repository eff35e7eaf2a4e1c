import { type BankExercise, type BankState, MAX_BANK } from '@institute/contract/bank/bank';
import { exerciseText, exerciseTypes } from '@institute/contract/exercises/kinds';
import { pathTo } from '@institute/contract/routes';
import { Download, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { type BankFilter, useBank } from '../../../domains/bank/api.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import { useChosenIds } from '../../../ui/table/use-chosen-ids.ts';
import { type TableQuery, useTableQuery } from '../../../ui/table/use-table-query.ts';
import { bankColumns } from './bank-columns.tsx';
import { ChosenExercises } from './chosen-exercises.tsx';
import { ExerciseDialog } from './exercise-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { RowActions } from './row-actions.tsx';
import { chosenText, text } from './text.ts';
import { TouchedExams } from './touched-exams.tsx';

type Shown = { edit: BankExercise | null } | 'import' | 'export' | null;

/** What a class keeps of exercises: searched, filtered, written, brought in and taken out. */
export function BankPage() {
  const { classId = '' } = useParams();
  const [shown, setShown] = useState<Shown>(null);
  const [corrected, setCorrected] = useState<Pick<BankExercise, 'id' | 'version'> | null>(null);
  const state = useTableQuery({ filters: ['type', 'topic'] });
  const filter = filterIn(state);
  const list = useBank(classId, state, filter);
  const bank = list.data?.meta;
  const chosen = useChosenIds<BankExercise>(JSON.stringify(filter), {
    rowLabel: ({ exercise }) => chosenText.row(exercise.prompt.slice(0, 60)),
    pageLabel: chosenText.page,
  });
  const isEmpty = list.data?.total === 0 && !state.isNarrowed;
  const close = () => setShown(null);
  const add = (
    <Button icon={<Plus size={20} />} onClick={() => setShown({ edit: null })}>
      {text.add}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={text.title}
        back={<BackLink to={pathTo('managedClass', { id: classId })}>{text.back}</BackLink>}
        actions={<Actions add={isEmpty ? null : add} kept={bank?.kept ?? 0} onOpen={setShown} />}
      >
        {text.intro} {bank && text.kept(bank.kept, MAX_BANK)}
      </PageHeader>
      {corrected && <TouchedExams classId={classId} exercise={corrected} />}
      <DataTable
        label={text.list}
        columns={bankColumns}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        onRow={(row) => setShown({ edit: row })}
        selection={chosen.selection}
        chosen={
          <ChosenExercises
            classId={classId}
            chosen={chosen}
            filter={filter}
            topics={bank?.topics ?? []}
          />
        }
        actions={(row) => (
          <RowActions
            classId={classId}
            row={row}
            onEdit={() => setShown({ edit: row })}
            onDeleted={() => chosen.selection.put([row], false)}
          />
        )}
        searchLabel={text.search}
        filters={bank && <Filters state={state} topics={bank.topics} />}
        failed={text.failed}
        empty={
          <EmptyState title={text.none} action={add}>
            {text.noneDetail}
          </EmptyState>
        }
        noMatch={text.noMatch}
      />
      {shown !== null && typeof shown === 'object' && (
        <ExerciseDialog
          classId={classId}
          saved={shown.edit}
          topics={bank?.topics ?? []}
          onCorrected={setCorrected}
          onClose={close}
        />
      )}
      {shown === 'import' && <ImportDialog classId={classId} onClose={close} />}
      {shown === 'export' && <ExportDialog classId={classId} filter={filter} onClose={close} />}
    </>
  );
}

/** What the address asks for. */
function filterIn({ search, filter }: TableQuery): BankFilter {
  const type = exerciseTypes.find((one) => one === filter('type')) ?? '';
  return { search, type, topic: filter('topic') };
}

interface ActionsProps {
  add: React.ReactNode;
  kept: number;
  onOpen: (shown: 'import' | 'export') => void;
}

function Actions({ add, kept, onOpen }: ActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" icon={<FileUp size={18} />} onClick={() => onOpen('import')}>
        {text.importIt}
      </Button>
      {kept > 0 && (
        <Button variant="secondary" icon={<Download size={18} />} onClick={() => onOpen('export')}>
          {text.exportIt}
        </Button>
      )}
      {add}
    </div>
  );
}

function Filters({ state, topics }: { state: TableQuery; topics: BankState['topics'] }) {
  return (
    <>
      <FilterSelect
        name="type"
        label={text.filterType}
        any={text.allTypes}
        options={exerciseTypes.map((type) => [type, exerciseText[type].name] as const)}
        state={state}
      />
      {topics.length > 0 && (
        <FilterSelect
          name="topic"
          label={text.filterTopic}
          any={text.allTopics}
          options={topics.map((topic) => [topic, topic] as const)}
          state={state}
        />
      )}
    </>
  );
}
