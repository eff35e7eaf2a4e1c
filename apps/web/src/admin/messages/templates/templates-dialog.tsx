import {
  deleteMessageTemplate,
  getMessageTemplates,
  type MessageTemplate,
} from '@institute/contract/messages/message-templates';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DoneLink } from '../../../domains/audit/widgets/done-link.tsx';
import { useUndo } from '../../../domains/trash/api.ts';
import { ConfirmedAct } from '../../../forms/confirmed-act.tsx';
import { useAct, useAnswer } from '../../../platform/answers.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ChangeTemplateDialog } from './change-template-dialog.tsx';
import { KeepTemplate } from './keep-template.tsx';
import { text } from './text.ts';

interface TemplatesDialogProps {
  /** What is written now. */
  written: { subject: string; message: string };
  onUse: (template: MessageTemplate) => void;
  onClose: () => void;
}

type Act = { kind: 'change' | 'delete'; template: MessageTemplate };

/** The messages one writes often: chosen, changed, deleted, and what is written kept as another. */
export function TemplatesDialog({ written, onUse, onClose }: TemplatesDialogProps) {
  const [act, setAct] = useState<Act | null>(null);
  const [deletedId, setDeletedId] = useState<number | null>(null);
  const back = () => setAct(null);
  if (act?.kind === 'change') return <ChangeTemplateDialog {...act} onClose={back} />;
  if (act?.kind === 'delete')
    return <DeleteTemplate {...act} onDeleted={setDeletedId} onClose={back} />;
  return (
    <Dialog open onClose={onClose} title={text.title} size="lg">
      <div className="flex flex-col gap-6">
        <p className="text-muted">{text.intro}</p>
        {deletedId !== null && <Deleted id={deletedId} onUndone={() => setDeletedId(null)} />}
        <Templates onUse={onUse} onAct={setAct} />
        {written.subject.trim() !== '' && written.message.trim() !== '' && (
          <KeepTemplate written={written} />
        )}
      </div>
    </Dialog>
  );
}

interface TemplatesProps {
  onUse: (template: MessageTemplate) => void;
  onAct: (act: Act) => void;
}

function Templates({ onUse, onAct }: TemplatesProps) {
  const list = useAnswer(getMessageTemplates, {});
  if (list.error) return <ErrorState title={text.failed} query={list} />;
  if (!list.data) {
    return (
      <Loading>
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  if (list.data.length === 0) return <p>{text.none}</p>;
  return (
    <ul aria-label={text.list} className="divide-y divide-line border-line border-y">
      {list.data.map((template) => (
        <li key={template.id} className="flex items-center gap-1 py-2">
          <div className="min-w-0 grow">
            <p className="font-medium">
              <PersonText>{template.name}</PersonText>
            </p>
            <p className="line-clamp-1 text-muted text-sm">
              <PersonText>{template.subject}</PersonText>
            </p>
          </div>
          <Button
            variant="secondary"
            size="sm"
            aria-label={text.takeOf(template.name)}
            onClick={() => onUse(template)}
          >
            {text.use}
          </Button>
          <IconButton
            label={text.change(template.name)}
            onClick={() => onAct({ kind: 'change', template })}
          >
            <Pencil size={18} />
          </IconButton>
          <DoneLink kind="messageTemplate" id={template.id} name={template.name} />
          <IconButton
            label={text.delete(template.name)}
            onClick={() => onAct({ kind: 'delete', template })}
          >
            <Trash2 size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** That a template was deleted, with its way back: a toast cannot be pressed behind a dialog. */
function Deleted({ id, onUndone }: { id: number; onUndone: () => void }) {
  const { label, run } = useUndo('messageTemplate')(id);
  return (
    <p role="status" className="flex items-center justify-between gap-3">
      {text.deleted}
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          run();
          onUndone();
        }}
      >
        {label}
      </Button>
    </p>
  );
}

interface DeleteTemplateProps {
  template: MessageTemplate;
  onDeleted: (id: number) => void;
  onClose: () => void;
}

function DeleteTemplate({ template, onDeleted, onClose }: DeleteTemplateProps) {
  const remove = useAct(deleteMessageTemplate, { refreshes: [getMessageTemplates] });
  return (
    <ConfirmedAct
      title={text.deleteTitle}
      confirmLabel={text.deleteConfirm}
      busyLabel={text.deleting}
      words={{ refused: text.deleteFailed }}
      onConfirm={async () => {
        await remove.mutateAsync({ templateId: template.id });
        onDeleted(template.id);
        onClose();
      }}
      onClose={onClose}
    >
      <p className="mb-2 font-semibold text-ink">
        <PersonText>{template.name}</PersonText>
      </p>
      <p>{text.deleteDetail}</p>
    </ConfirmedAct>
  );
}
