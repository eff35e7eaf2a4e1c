import { foldArabic } from '@institute/contract/rules/fold-arabic';
import { Award, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTemplates } from '../../domains/certificates/managed-api.ts';
import type { CertificateTemplate } from '../../domains/certificates/managed-model.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { useListQuery } from '../../ui/use-list-query.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { Assignments } from './assignments.tsx';
import { Carousel } from './carousel.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { TemplateCard } from './template-card.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { text } from './text.ts';

/** What is open over the page. */
type Open =
  | { kind: 'edit'; template: CertificateTemplate | null }
  | { kind: 'assign' | 'delete'; template: CertificateTemplate };

/** Certificate management: the templates side by side, and how assignments go. */
export function CertificatesPage() {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <Button
            icon={<Plus size={20} />}
            onClick={() => setOpen({ kind: 'edit', template: null })}
          >
            {text.add}
          </Button>
        }
      >
        {text.intro}
      </PageHeader>
      <Templates onOpen={setOpen} />
      <Assignments />
      {open?.kind === 'edit' && <TemplateDialog template={open.template} onClose={close} />}
      {open?.kind === 'assign' && <AssignDialog template={open.template} onClose={close} />}
      {open?.kind === 'delete' && <DeleteDialog template={open.template} onClose={close} />}
    </>
  );
}

function Templates({ onOpen }: { onOpen: (open: Open) => void }) {
  const templates = useTemplates();
  const { query, refine } = useListQuery();
  const search = query.get('search') ?? '';
  const wanted = foldArabic(search).trim();
  const found = templates.data?.filter(({ title, footer }) =>
    [title, footer].some((words) => foldArabic(words).includes(wanted)),
  );
  return (
    <>
      <TypedSearch
        value={search}
        onSearch={(words) => refine({ search: words })}
        label={text.search}
        className="mb-4 max-w-lg"
      />
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
        <NoTemplates isSearch={search !== ''} onShowAll={() => refine({ search: null })} />
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
          <Skeleton key={key} className="h-[22.5rem] w-96 max-w-full shrink-0 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}

/** Says that nothing matches a search, or that there are no templates at all. */
function NoTemplates({ isSearch, onShowAll }: { isSearch: boolean; onShowAll: () => void }) {
  return (
    <div className={cardClass}>
      {isSearch ? (
        <EmptyState
          title={text.noMatch}
          action={
            <Button variant="secondary" onClick={onShowAll}>
              {text.showAll}
            </Button>
          }
        />
      ) : (
        <EmptyState title={text.empty} icon={<Award size={44} />}>
          {text.emptyDetail}
        </EmptyState>
      )}
    </div>
  );
}
