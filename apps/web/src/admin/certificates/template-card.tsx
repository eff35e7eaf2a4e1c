import type { CertificateTemplate } from '@institute/contract/certificates/certificate-templates';
import { Award, Pencil, Trash2 } from 'lucide-react';
import { DoneLink } from '../../domains/audit/widgets/done-link.tsx';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { FoundText } from '../../ui/marked-text.tsx';
import { Preview } from './preview.tsx';
import { text } from './text.ts';

interface TemplateCardProps {
  template: CertificateTemplate;
  search: string;
  onEdit: () => void;
  onAssign: () => void;
  onDelete: () => void;
}

/**
 * A template small. Its actions come up over the sheet when it is pointed at or one of them has the
 * focus; where nothing can be pointed with they always stand there.
 */
export function TemplateCard({ template, search, onEdit, onAssign, onDelete }: TemplateCardProps) {
  const { id, title, footer } = template;
  return (
    <article className={cx(cardClass, 'group flex flex-col overflow-hidden')}>
      <Preview template={template} />
      <div className="relative border-line border-t px-4 py-3">
        <h2 className="truncate font-semibold">
          <FoundText text={title} search={search} />
        </h2>
        <p className="truncate text-muted text-sm">
          <FoundText text={footer} search={search} />
        </p>
        <div className={actionsClass}>
          <Button
            variant="secondary"
            size="sm"
            icon={<Pencil size={16} />}
            aria-label={text.editOf(title)}
            onClick={onEdit}
          >
            {text.edit}
          </Button>
          <Button
            size="sm"
            icon={<Award size={16} />}
            aria-label={text.assignOf(title)}
            onClick={onAssign}
          >
            {text.assign}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon={<Trash2 size={16} />}
            aria-label={text.deleteOf(title)}
            onClick={onDelete}
          >
            {text.delete}
          </Button>
          <DoneLink kind="certificateTemplate" id={id} name={title} />
        </div>
      </div>
    </article>
  );
}

/** Over the foot of the sheet where there is a mouse to point with; below the title elsewhere. */
const actionsClass = cx(
  'mt-3 flex flex-wrap gap-2 transition-opacity duration-150',
  'pointed:absolute pointed:inset-x-0 pointed:bottom-full pointed:mt-0 pointed:justify-center',
  'pointed:border-line pointed:border-t pointed:bg-surface pointed:p-3 pointed:opacity-0',
  'pointed:focus-within:opacity-100 pointed:group-hover:opacity-100',
);
