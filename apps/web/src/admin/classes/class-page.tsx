import { pathTo } from '@institute/contract/routes';
import { CopyPlus, Pencil, Send, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useManagedClass } from '../../domains/classes/managed-api.ts';
import type { ManagedClass } from '../../domains/classes/managed-model.ts';
import { errorCode } from '../../platform/api-error.ts';
import { LazyRoute, lazyRoute } from '../../platform/lazy-route.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { listAsLeft } from '../../ui/list-query.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { text as uiText } from '../../ui/text.ts';
import { ClassSummary } from './class-summary.tsx';
import { copyText } from './copy-words.ts';
import { DeleteClassDialog } from './delete-class-dialog.tsx';
import { DetailsTab } from './details-tab.tsx';
import { TabSkeleton } from './tab-skeleton.tsx';
import { text } from './text.ts';

const ClassDialog = lazyDialog(() => import('./class-dialog.tsx').then((code) => code.ClassDialog));

const DuplicateDialog = lazyDialog(() =>
  import('./duplicate-class-dialog.tsx').then((code) => code.DuplicateClassDialog),
);

const LIST = pathTo('managedClasses');

/** What dragging and tables need is fetched once the rest of the page is there. */
const parts = {
  lessons: lazyRoute(() => import('./lessons/lessons-tab.tsx').then((module) => module.LessonsTab)),
  students: lazyRoute(() => import('./students-tab.tsx').then((module) => module.StudentsTab)),
  attendance: lazyRoute(() =>
    import('./attendance-tab.tsx').then((module) => module.AttendanceTab),
  ),
  gradebook: lazyRoute(() =>
    import('./gradebook/gradebook-tab.tsx').then((module) => module.GradebookTab),
  ),
};
const preloadParts = () => {
  for (const part of Object.values(parts)) void part.preload();
};

type TabId = keyof typeof text.tabs;
const tabs = Object.entries(text.tabs).map(([id, label]) => ({ id: id as TabId, label }));

/** Class management: one class, its lessons, its students and who opened what. */
export function ClassPage() {
  const { id = '' } = useParams();
  // Another class is another page: nothing of the one before stays on it.
  return <ClassScreen key={id} id={id} />;
}

function ClassScreen({ id }: { id: string }) {
  const query = useManagedClass(id);
  const { data, error } = query;
  if (data) return <LoadedClass id={id} item={data} />;
  if (!error) return <ClassSkeleton />;
  if (errorCode(error) === 'class_not_found' || errorCode(error) === 'invalid_input') {
    return (
      <EmptyState
        isPage
        title={text.notFound}
        action={<LinkButton to={LIST}>{text.back}</LinkButton>}
      >
        {text.notFoundDetail}
      </EmptyState>
    );
  }
  return <ErrorState title={text.failed} query={query} />;
}

function LoadedClass({ id, item }: { id: string; item: ManagedClass }) {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [dialog, setDialog] = useState<'edit' | 'duplicate' | 'delete' | null>(null);
  useEffect(preloadParts, []);
  const tab = tabs.find((one) => one.id === query.get('tab'))?.id ?? 'details';
  const close = () => setDialog(null);
  return (
    <>
      <PageHeader
        title={item.name}
        back={<BackLink to={LIST}>{text.back}</BackLink>}
        actions={
          <div className="flex flex-wrap gap-2">
            <LinkButton
              to={`${pathTo('sentMessages')}?class=${item.id}`}
              variant="secondary"
              icon={<Send size={18} className="rtl:-scale-x-100" />}
            >
              {text.messageClass}
            </LinkButton>
            <Button
              variant="secondary"
              icon={<CopyPlus size={18} />}
              onClick={() => setDialog('duplicate')}
            >
              {copyText.duplicate}
            </Button>
            <Button
              variant="secondary"
              icon={<Pencil size={18} />}
              onClick={() => setDialog('edit')}
            >
              {text.edit}
            </Button>
            <Button
              variant="secondary"
              icon={<Trash2 size={18} className="text-bad" />}
              onClick={() => setDialog('delete')}
            >
              <span className="text-bad">{text.delete}</span>
            </Button>
          </div>
        }
      />
      <ClassSummary item={item} />
      <Tabs
        label={text.tabsLabel}
        tabs={tabs}
        value={tab}
        // Search, order and page belong to the tab that is left.
        onChange={(next) => setQuery(next === 'details' ? {} : { tab: next })}
      >
        {tab === 'details' ? (
          <DetailsTab item={item} />
        ) : (
          <Suspense fallback={<TabSkeleton label={uiText.loadingOf(text.tabs[tab])} />}>
            <LazyRoute key={tab} route={parts[tab]} />
          </Suspense>
        )}
      </Tabs>
      <ClassDialog shown={dialog === 'edit' ? { item, onClose: close, onSaved: close } : null} />
      <DuplicateDialog
        shown={
          dialog === 'duplicate'
            ? {
                classId: item.id,
                name: item.name,
                onClose: close,
                onMade: (rand) => {
                  close();
                  void navigate(pathTo('managedClass', { id: rand }));
                },
              }
            : null
        }
      />
      {dialog === 'delete' && (
        <DeleteClassDialog
          id={id}
          classId={item.id}
          name={item.name}
          onClose={close}
          onDeleted={() => void navigate(listAsLeft(LIST), { replace: true })}
        />
      )}
    </>
  );
}

function ClassSkeleton() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="h-11 w-36" />
      <Skeleton className="mt-3 h-10 w-72 max-w-full" />
      <Skeleton className="mt-7 h-36" />
      <Skeleton className="mt-6 h-80" />
    </Loading>
  );
}
