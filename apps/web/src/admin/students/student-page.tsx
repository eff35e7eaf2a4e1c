import { type AbilityName, reachOf } from '@institute/contract/auth/abilities';
import type { StudentRecord } from '@institute/contract/reports/student-record';
import { pathTo } from '@institute/contract/routes';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useActor, useCan } from '../../domains/auth/use-actor.ts';
import { useStudentRecord } from '../../domains/reports/record-api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { cx } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { listAsLeft } from '../../ui/list-query.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AddressedDialog } from './addressed-dialog.tsx';
import { NotesCard } from './notes-card.tsx';
import type { DialogName } from './open-dialog.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { text } from './record-text.ts';
import { StudentButtons } from './student-buttons.tsx';
import { StudentSummary } from './student-summary.tsx';
import { StudyTab } from './study-tab.tsx';

const LIST = pathTo('students');

/** What the tabs show, but for the first: its code comes with the tab. */
const parts = {
  exams: lazy(() => import('./exams-tab.tsx').then((code) => code.ExamsTab)),
  wallet: lazy(() => import('./wallet-tab.tsx').then((code) => code.WalletTab)),
  attendance: lazy(() => import('./attendance-tab.tsx').then((code) => code.AttendanceTab)),
  practice: lazy(() => import('./practice-tab.tsx').then((code) => code.PracticeTab)),
  messages: lazy(() => import('./messages-tab.tsx').then((code) => code.MessagesTab)),
  devices: lazy(() => import('./devices-tab.tsx').then((code) => code.DevicesTab)),
};
type TabId = keyof typeof text.tabs;
/** Who sees which tab, but for the first. */
const abilityOf = {
  exams: 'people.manage',
  wallet: 'payments.manage',
  attendance: 'people.manage',
  practice: 'people.manage',
  messages: 'people.manage',
  devices: 'people.manage',
} as const satisfies Record<keyof typeof parts, AbilityName>;
const allTabs = Object.entries(text.tabs).map(([id, label]) => ({ id: id as TabId, label }));

/** /admin/students/:id: who a student is, what there is of them, and what can be done. */
export function StudentPage() {
  const { id = '' } = useParams();
  const query = useStudentRecord(Number(id), { onOpening: true });
  const { data, error } = query;
  // Another student is another page: nothing of the one before stays on it.
  if (data) return <LoadedStudent key={id} record={data} />;
  if (!error) return <StudentSkeleton />;
  if (errorCode(error) === 'student_not_found' || errorCode(error) === 'invalid_input') {
    const action = <LinkButton to={listAsLeft(LIST)}>{text.back}</LinkButton>;
    return (
      <EmptyState isPage title={text.notFound} action={action}>
        {text.notFoundDetail}
      </EmptyState>
    );
  }
  return <ErrorState title={text.failed} query={query} />;
}

function LoadedStudent({ record }: { record: StudentRecord }) {
  const navigate = useNavigate();
  const { student } = record;
  const [query, setQuery] = useSearchParams();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const actor = useActor();
  const tabs = allTabs.filter(
    ({ id }) => id === 'study' || (actor && reachOf(actor, abilityOf[id]) !== 'none'),
  );
  const notes = useCan('people.manage');
  const tab = tabs.find(({ id }) => id === query.get('tab'))?.id ?? 'study';
  const opened = dialog && {
    name: dialog,
    student,
    onClose: () => setDialog(null),
    onDeleted: () => void navigate(listAsLeft(LIST), { replace: true }),
  };
  const Tab = tab === 'study' ? null : parts[tab];
  return (
    <>
      <PageHeader
        title={student.name}
        back={<BackLink to={LIST}>{text.back}</BackLink>}
        actions={<StudentButtons student={student} onOpen={setDialog} />}
      />
      <StudentSummary record={record} />
      {/* Tables need the width; beside what is short there is room for the notes. */}
      <div
        className={cx(
          'grid items-start gap-6',
          tab === 'study' && notes && 'xl:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <div className="min-w-0">
          <Tabs
            label={text.parts}
            tabs={tabs}
            value={tab}
            // Search and page belong to the tab that is left.
            onChange={(next) => setQuery(next === 'study' ? {} : { tab: next })}
          >
            {Tab ? (
              <Tab key={tab} fallback={<Skeleton className="h-80" />} />
            ) : (
              <StudyTab record={record} />
            )}
          </Tabs>
        </div>
        {notes && <NotesCard studentId={student.id} notes={record.notes} />}
      </div>
      {opened && <OpenDialog {...opened} />}
      <AddressedDialog student={student} />
    </>
  );
}

function StudentSkeleton() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="h-11 w-36" />
      <Skeleton className="mt-3 h-10 w-72" />
      <Skeleton className="mt-7 h-36" />
      <Skeleton className="mt-6 h-80" />
    </Loading>
  );
}
