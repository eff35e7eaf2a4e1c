import { reachOf } from '@institute/contract/auth/abilities';
import { getLetterThreads } from '@institute/contract/letters/letters';
import { useActor, useCan } from '../../domains/auth/use-actor.ts';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { ClassFilter } from '../../domains/classes/widgets/class-filter.tsx';
import { STUDENT_FILTER } from '../../domains/letters/student-filter.ts';
import { useAnswer } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Reports } from './reports.tsx';
import { text } from './text.ts';
import { ThreadsInbox } from './threads-inbox.tsx';

/** Name of the tab in the address. */
const TAB = 'tab';
const tabs = ['waiting', 'all', 'reports'] as const;

/** Letters of students: those that wait, all of them, and for the office those that were reported. */
export function LettersPage() {
  const state = useTableQuery({ filters: [CLASS_FILTER, STUDENT_FILTER, TAB] });
  const [classId, studentId] = [state.filter(CLASS_FILTER), state.filter(STUDENT_FILTER)];
  const actor = useActor();
  const isOffice = useCan('office.enter');
  const readsReports = useCan('people.manage');
  const isTeacher = actor !== null && reachOf(actor, 'comments.answer') !== 'none';
  const usual = isTeacher && studentId === '' ? 'waiting' : 'all';
  const tab = tabs.find((one) => one === state.filter(TAB)) ?? usual;
  const waiting = useAnswer(getLetterThreads, {}, { staleTime: 0 }).data?.waiting;
  const shown = [
    ...(isTeacher ? [{ id: 'waiting' as const, label: text.waiting, count: waiting }] : []),
    { id: 'all' as const, label: text.all },
    ...(readsReports ? [{ id: 'reports' as const, label: text.reports }] : []),
  ];
  const hasClasses = isOffice || (actor?.teaches.length ?? 0) > 1;
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      <Tabs label={text.tabs} tabs={shown} value={tab} onChange={(id) => state.setFilter(TAB, id)}>
        {tab === 'reports' ? (
          readsReports && <Reports />
        ) : (
          <>
            {studentId !== '' && (
              <p className="mb-4 flex flex-wrap items-center gap-2">
                {text.ofStudent}
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => state.setFilter(STUDENT_FILTER, '')}
                >
                  {text.everybody}
                </Button>
              </p>
            )}
            {hasClasses && (
              <div className="mb-4">
                <ClassFilter label={text.className} state={state} />
              </div>
            )}
            <ThreadsInbox
              key={`${tab} ${classId} ${studentId}`}
              wanted={{ state: tab, classId, studentId }}
              isTeacher={isTeacher}
            />
          </>
        )}
      </Tabs>
    </>
  );
}
