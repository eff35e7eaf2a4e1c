import { getStudentList, type Student } from '@institute/contract/people/students';
import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useActor, useCan } from '../../domains/auth/use-actor.ts';
import { absencesPath } from '../../domains/meetings/absences-address.ts';
import { studentPath } from '../../domains/people/student-path.ts';
import { downloadStudents } from '../../domains/people/students-api.ts';
import { filterInput } from '../../domains/people/students-model.ts';
import { useChosen } from '../../domains/people/use-chosen.ts';
import { IMPORT_STUDENTS } from '../../domains/roster/import-place.ts';
import { Intakes } from '../../domains/roster/widgets/intakes.tsx';
import { usePaged } from '../../platform/paged-list.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { useDialogInAddress } from '../../ui/use-dialog-in-address.ts';
import { ExportButton } from '../export-button.tsx';
import { ChosenStudents } from './chosen-students.tsx';
import { Filters, filterNames, filtersOf } from './filters.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import type { DialogName } from './open-dialog.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { actionsFor } from './student-actions.ts';
import { studentColumns } from './student-columns.tsx';
import { text } from './text.ts';

/** Everybody with an account: found, sorted, and what can be done with them. */
export function StudentsPage() {
  const state = useTableQuery({ sort: '-joined', filters: filterNames });
  const filters = filtersOf(state);
  const students = usePaged(getStudentList, state, { filters: filterInput(filters) });
  const actor = useActor();
  const seesMoney = useCan('payments.manage');
  const imports = useCan('people.change');
  const exports = useCan('people.manage');
  const managesWeek = useCan('timetable.manage');
  const [open, setOpen] = useState<{ name: DialogName; student: Student } | null>(null);
  const [isImporting, setImporting] = useDialogInAddress(IMPORT_STUDENTS);
  const chosen = useChosen(state, filters);
  const columns = useMemo(() => studentColumns(state.search, seesMoney), [state.search, seesMoney]);
  const show = (name: DialogName, student: Student) => setOpen({ name, student });
  const importButton = imports && (
    <Button variant="secondary" icon={<Upload size={18} />} onClick={() => setImporting(true)}>
      {text.importStudents}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <div className="flex flex-wrap gap-2">
            {importButton}
            {managesWeek && (
              <LinkButton variant="secondary" to={absencesPath}>
                {text.absences}
              </LinkButton>
            )}
            {exports && (
              <ExportButton
                total={students.data?.total ?? 0}
                download={(options) => downloadStudents(state, filters, options)}
              />
            )}
          </div>
        }
      >
        {text.intro}
      </PageHeader>
      <DataTable
        name="students"
        label={text.list}
        columns={columns}
        {...(exports && {
          selection: chosen.selection,
          chosen: <ChosenStudents chosen={chosen} />,
        })}
        list={students}
        state={state}
        rowKey={({ id }) => id}
        rowLink={({ id }) => studentPath(id)}
        actions={(student) => (
          <ActionMenu
            label={`${text.actions} ${student.name}`}
            actions={actionsFor(student, actor, (name) => show(name, student))}
          />
        )}
        searchLabel={text.search}
        filters={<Filters state={state} />}
        failed={text.failed}
        empty={
          <EmptyState title={text.empty} action={importButton}>
            {text.emptyDetail}
          </EmptyState>
        }
        noMatch={text.empty}
      />
      {exports && <Intakes />}
      {imports && isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {open && <OpenDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}
