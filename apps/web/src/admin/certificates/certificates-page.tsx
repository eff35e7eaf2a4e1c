import { foldArabic } from '@institute/contract/arabic/fold-arabic';
import {
  type CertificateTemplate,
  getCertificateTemplates,
} from '@institute/contract/certificates/certificate-templates';
import { Award, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  handedIn,
  isHanded,
  nobodyHanded,
} from '../../domains/certificates/certificate-handover.ts';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { useAnswer } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { useListQuery } from '../../ui/use-list-query.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { Assignments } from './assignments.tsx';
import { Carousel } from './carousel.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { Issued } from './issued.tsx';
import { TemplateCard } from './template-card.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { text } from './text.ts';

/** What is open over the page. */
type Open =
  | { kind: 'edit'; template: CertificateTemplate | null }
  | { kind: 'assign' | 'delete'; template: CertificateTemplate };

const tabs = [
  { id: 'templates', label: text.templatesTab },
  { id: 'given', label: text.issuedTab },
] as const;

/** Certificate management: the templates side by side, how assignments go, and what was given. */
export function CertificatesPage() {
  const { query, change } = useListQuery();
  const [open, setOpen] = useState<Open | null>(null);
  const tab = query.get('tab') === 'given' ? 'given' : 'templates';
  const { handed, forget } = useHanded();
  const isEmpty = useAnswer(getCertificateTemplates, {}).data?.length === 0;
  const close = () => setOpen(null);
  const done = () => {
    forget();
    close();
  };
  const add = (
    <Button icon={<Plus size={20} />} onClick={() => setOpen({ kind: 'edit', template: null })}>
      {text.add}
    </Button>
  );
  return (
    <>
      <PageHeader title={text.title} actions={(!isEmpty || tab === 'given') && add}>
        {text.intro}
      </PageHeader>
      <Tabs
        label={text.tabs}
        tabs={tabs}
        value={tab}
        // Each tab has a search of its own.
        onChange={(id) =>
          change({
            tab: id === 'given' ? id : null,
            search: null,
            page: null,
            [CLASS_FILTER]: null,
          })
        }
      >
        {tab === 'given' ? (
          <Suspense fallback={<Waiting />}>
            <Issued />
          </Suspense>
        ) : (
          <>
            {isHanded(handed) && (
              <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-field bg-primary-soft px-4 py-2">
                <p role="status" className="font-medium">
                  {handed.finished ? (
                    <Sentence
                      words={text.handedClass}
                      fill={{ class: <PersonText>{handed.finished.name}</PersonText> }}
                    />
                  ) : (
                    text.handed(handed.people.length)
                  )}
                </p>
                <Button variant="ghost" size="sm" onClick={forget}>
                  {text.forget}
                </Button>
              </div>
            )}
            <Templates add={add} onOpen={setOpen} />
            <Assignments />
          </>
        )}
      </Tabs>
      {open?.kind === 'edit' && <TemplateDialog template={open.template} onClose={close} />}
      {open?.kind === 'assign' && (
        <AssignDialog template={open.template} handed={handed} onClose={close} onDone={done} />
      )}
      {open?.kind === 'delete' && <DeleteDialog template={open.template} onClose={close} />}
    </>
  );
}

/** Whom another screen has sent along, once: a reload or Back does not bring them again. */
function useHanded() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [handed, setHanded] = useState(() => handedIn(state));
  useEffect(() => {
    if (isHanded(handedIn(state))) void navigate(pathname + search, { replace: true });
  }, [state, pathname, search, navigate]);
  return { handed, forget: () => setHanded(nobodyHanded) };
}

interface TemplatesProps {
  /** The way to a first one. */
  add: ReactNode;
  onOpen: (open: Open) => void;
}

function Templates({ add, onOpen }: TemplatesProps) {
  const templates = useAnswer(getCertificateTemplates, {});
  const { query, refine } = useListQuery();
  const search = query.get('search') ?? '';
  const wanted = foldArabic(search).trim();
  const isEmpty = templates.data?.length === 0;
  const found = templates.data?.filter(({ title, footer }) =>
    [title, footer].some((words) => foldArabic(words).includes(wanted)),
  );
  return (
    <>
      {!isEmpty && (
        <TypedSearch
          value={search}
          onSearch={(words) => refine({ search: words })}
          label={text.search}
          className="mb-4 max-w-lg"
        />
      )}
      {templates.isPending ? (
        <Waiting />
      ) : !found ? (
        <div className={cardClass}>
          <ErrorState title={text.failed} query={templates} />
        </div>
      ) : found.length > 0 ? (
        <Carousel
          label={text.templates}
          items={found.map((template) => ({
            key: template.id,
            content: (
              <TemplateCard
                template={template}
                search={search}
                onEdit={() => onOpen({ kind: 'edit', template })}
                onAssign={() => onOpen({ kind: 'assign', template })}
                onDelete={() => onOpen({ kind: 'delete', template })}
              />
            ),
          }))}
        />
      ) : (
        <NoTemplates add={isEmpty && add} onShowAll={() => refine({ search: null })} />
      )}
    </>
  );
}

/** Room for the templates while they are on their way. */
function Waiting() {
  return (
    <Loading label={text.loading}>
      <div className="flex gap-4 overflow-hidden pb-3">
        {['one', 'two', 'three'].map((key) => (
          <Skeleton key={key} className="h-[22.5rem] w-96 shrink-0 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}

/** Says that there are no templates at all, with the way to a first one, or that none matches. */
function NoTemplates({ add, onShowAll }: { add: ReactNode; onShowAll: () => void }) {
  return (
    <div className={cardClass}>
      {add ? (
        <EmptyState title={text.empty} icon={<Award size={44} />} action={add}>
          {text.emptyDetail}
        </EmptyState>
      ) : (
        <EmptyState
          title={text.noMatch}
          action={
            <Button variant="secondary" onClick={onShowAll}>
              {text.showAll}
            </Button>
          }
        />
      )}
    </div>
  );
}
