import { type AbilityActor, can } from '@institute/contract/rules/abilities';
import { KeyRound, LogIn, Pencil, Trash2, Wallet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStudents } from '../../domains/people/students-api.ts';
import type { Student } from '../../domains/people/students-model.ts';
import { useActor } from '../../domains/people/use-actor.ts';
import { type Action, ActionMenu } from '../../ui/action-menu.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import type { DialogName } from './open-dialog.tsx';
import { studentColumns } from './student-columns.tsx';
import { text } from './text.ts';

const OpenDialog = lazyDialog(() => import('./open-dialog.tsx').then((code) => code.OpenDialog));

/** Everybody with an account: found, sorted, and what can be done with them. */
export function StudentsPage() {
  const state = useTableQuery({ sort: '-joined' });
  const students = useStudents(state);
  const actor = useActor();
  const [open, setOpen] = useState<{ name: DialogName; student: Student } | null>(null);
  const columns = useMemo(() => studentColumns(state.search), [state.search]);
  const show = (name: DialogName, student: Student) => setOpen({ name, student });
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      <DataTable
        label={text.list}
        columns={columns}
        list={students}
        state={state}
        rowKey={({ id }) => id}
        onRow={(student) => show('edit', student)}
        actions={(student) => (
          <ActionMenu
            label={`${text.actions} ${student.name}`}
            actions={actionsFor(student, actor, (name) => show(name, student))}
          />
        )}
        searchLabel={text.search}
        failed={text.failed}
        empty={<EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>}
        noMatch={text.empty}
      />
      <OpenDialog shown={open && { ...open, onClose: () => setOpen(null) }} />
    </>
  );
}

/** What cannot be done with oneself or another administrator is not offered (rulings, section 2). */
function actionsFor(
  student: Student,
  actor: AbilityActor | null,
  show: (name: DialogName) => void,
): readonly Action[] {
  const isOwn = student.id === actor?.userId;
  const offer = (name: DialogName, icon: Action['icon'], more: Partial<Action> = {}): Action => ({
    label: text[name].action,
    onSelect: () => show(name),
    ...(icon && { icon }),
    ...more,
  });
  return [
    offer('edit', Pencil),
    offer('fund', Wallet),
    offer('reset', KeyRound, { disabled: !actor || !can(actor, 'people.resetPassword', student) }),
    offer('loginAs', LogIn, { disabled: !actor || !can(actor, 'people.signInAs', student) }),
    offer('delete', Trash2, { tone: 'danger', disabled: isOwn }),
  ];
}
