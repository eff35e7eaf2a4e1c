import { type ClassAbility, can } from '@institute/contract/auth/abilities';
import type { Class } from '@institute/contract/classes/classes';
import { getManagedClass } from '@institute/contract/classes/managed-classes';
import { pathTo } from '@institute/contract/routes';
import { useParams, useSearchParams } from 'react-router';
import { useActor, useCan } from '../../domains/auth/use-actor.ts';
import { useAnswer } from '../../platform/answers.ts';
import { errorCode } from '../../platform/api-error.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { listAsLeft } from '../../ui/list-query.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { text as uiText } from '../../ui/text.ts';
import { ClassActions } from './class-actions.tsx';
import { ClassSummary } from './class-summary.tsx';
import { DetailsTab } from './details-tab.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { TabSkeleton } from './tab-skeleton.tsx';
import { text } from './text.ts';

const LIST = pathTo('managedClasses');

/** What the tabs show, but for the first: its code comes with the tab. */
const parts = {
  lessons: lazy(() => import('./lessons/lessons-tab.tsx').then((code) => code.LessonsTab)),
  students: lazy(() => import('./students-tab.tsx').then((code) => code.StudentsTab)),
  attendance: lazy(() => import('./attendance-tab.tsx').then((code) => code.AttendanceTab)),
  gradebook: lazy(() => import('./gradebook/gradebook-tab.tsx').then((code) => code.GradebookTab)),
  meetings: lazy(() => import('./meetings/meetings-tab.tsx').then((code) => code.MeetingsTab)),
  staff: lazy(() => import('./staff/staff-tab.tsx').then((code) => code.StaffTab)),
};

type TabId = keyof typeof text.tabs;
const tabs = Object.entries(text.tabs).map(([id, label]) => ({ id: id as TabId, label }));

/** Who sees which tab. */
const abilityOf = {
  details: 'classes.open',
  lessons: 'lessons.edit',
  students: 'classes.seePeople',
  attendance: 'classes.seePeople',
  gradebook: 'exams.mark',
  meetings: 'timetable.manage',
  staff: 'classes.edit',
} as const satisfies Record<TabId, ClassAbility | 'timetable.manage'>;

/** Class management: one class, its lessons, its students and who opened what. */
export function ClassPage() {
  const { id = '' } = useParams();
  // Another class is another page: nothing of the one before stays on it.
  return <ClassScreen key={id} id={id} />;
}

function ClassScreen({ id }: { id: string }) {
  const query = useAnswer(getManagedClass, { classId: id });
  const { data, error } = query;
  if (data) return <LoadedClass item={data} />;
  if (!error) return <ClassSkeleton />;
  if (errorCode(error) === 'class_not_found' || errorCode(error) === 'invalid_input') {
    return (
      <EmptyState
        isPage
        title={text.notFound}
        action={<LinkButton to={listAsLeft(LIST)}>{text.back}</LinkButton>}
      >
        {text.notFoundDetail}
      </EmptyState>
    );
  }
  return <ErrorState title={text.failed} query={query} />;
}

function LoadedClass({ item }: { item: Class }) {
  const [query, setQuery] = useSearchParams();
  const actor = useActor();
  const isOffice = useCan('office.enter');
  const mine = tabs.filter(({ id }) => actor && can(actor, abilityOf[id], { classId: item.id }));
  const tab = mine.find((one) => one.id === query.get('tab'))?.id ?? 'details';
  const Tab = tab === 'details' ? null : parts[tab];
  // An address of somebody who sees more: it is said, not silently another page.
  const hidden = tabs.find((one) => one.id === query.get('tab') && !mine.includes(one));
  return (
    <>
      <PageHeader
        title={item.name}
        back={
          isOffice ? (
            <BackLink to={LIST}>{text.back}</BackLink>
          ) : (
            <BackLink to={pathTo('teaching')}>{text.backToTeaching}</BackLink>
          )
        }
        actions={<ClassActions item={item} />}
      />
      {item.isDraft && <DraftNotice item={item} />}
      <ClassSummary item={item} />
      {hidden && actor && (
        <p className="mb-4 rounded-field bg-info-soft px-3 py-2 text-info">
          {text.hiddenTab(hidden.label)}
        </p>
      )}
      <Tabs
        label={text.tabsLabel}
        tabs={mine}
        value={tab}
        // Search, order and page belong to the tab that is left.
        onChange={(next) => setQuery(next === 'details' ? {} : { tab: next })}
      >
        {Tab ? (
          <Tab key={tab} fallback={<TabSkeleton label={uiText.loading} />} />
        ) : (
          <DetailsTab item={item} />
        )}
      </Tabs>
    </>
  );
}

function ClassSkeleton() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="h-11 w-36" />
      <Skeleton className="mt-3 h-10 w-72" />
      <Skeleton className="mt-7 h-36" />
      <Skeleton className="mt-6 h-80" />
    </Loading>
  );
}
