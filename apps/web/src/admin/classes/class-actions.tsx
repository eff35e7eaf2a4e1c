import type { Class } from '@institute/contract/classes/classes';
import { pathTo } from '@institute/contract/routes';
import { CopyPlus, Library, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useCan, useCanIn } from '../../domains/auth/use-actor.ts';
import { WRITE_TO } from '../../domains/classes/filter-name.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { listAsLeft } from '../../ui/list-query.ts';
import { ClassDialog } from './class-dialog.tsx';
import { copyText } from './copy-words.ts';
import { DeleteClassDialog } from './delete-class-dialog.tsx';
import { DuplicateClassDialog as DuplicateDialog } from './duplicate-class-dialog.tsx';
import { ClassMessageDialog } from './message/class-message-dialog.tsx';
import { text } from './text.ts';

const LIST = pathTo('managedClasses');
const sendIcon = <Send size={18} className="rtl:-scale-x-100" />;

type Opened = 'message' | 'edit' | 'duplicate' | 'delete';

/** What can be done with a class: its teachers write to it, administrators do all of it. */
export function ClassActions({ item }: { item: Class }) {
  const writesToAll = useCan('messages.send');
  const writesHere = useCanIn('messages.toClass', item.id);
  const mayEdit = useCanIn('classes.edit', item.id);
  const writesLessons = useCanIn('lessons.edit', item.id);
  const [query, setQuery] = useSearchParams();
  const writesToSilent = writesHere && !writesToAll && query.get(WRITE_TO) === 'silent';
  const [dialog, setDialog] = useState<Opened | null>(writesToSilent ? 'message' : null);
  const close = () => {
    setDialog(null);
    if (writesToSilent) {
      setQuery((before) => new URLSearchParams([...before].filter(([name]) => name !== WRITE_TO)), {
        replace: true,
      });
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      {writesToAll ? (
        <LinkButton
          to={`${pathTo('sentMessages')}?class=${item.id}`}
          variant="secondary"
          icon={sendIcon}
        >
          {text.messageClass}
        </LinkButton>
      ) : (
        writesHere && (
          <Button variant="secondary" icon={sendIcon} onClick={() => setDialog('message')}>
            {text.messageClass}
          </Button>
        )
      )}
      {writesLessons && (
        <LinkButton
          to={pathTo('managedBank', { classId: item.id })}
          variant="secondary"
          icon={<Library size={18} />}
        >
          {text.bank}
        </LinkButton>
      )}
      {mayEdit && <EditActions onOpen={setDialog} />}
      {dialog === 'message' && (
        <ClassMessageDialog
          classId={item.id}
          who={writesToSilent ? 'silent' : 'all'}
          onClose={close}
        />
      )}
      {mayEdit && <EditDialogs item={item} dialog={dialog} onClose={close} />}
    </div>
  );
}

function EditActions({ onOpen }: { onOpen: (dialog: Opened) => void }) {
  return (
    <>
      <Button variant="secondary" icon={<CopyPlus size={18} />} onClick={() => onOpen('duplicate')}>
        {copyText.duplicate}
      </Button>
      <Button variant="secondary" icon={<Pencil size={18} />} onClick={() => onOpen('edit')}>
        {text.edit}
      </Button>
      <Button
        variant="secondary"
        icon={<Trash2 size={18} className="text-bad" />}
        onClick={() => onOpen('delete')}
      >
        <span className="text-bad">{text.delete}</span>
      </Button>
    </>
  );
}

interface EditDialogsProps {
  item: Class;
  dialog: Opened | null;
  onClose: () => void;
}

function EditDialogs({ item, dialog, onClose }: EditDialogsProps) {
  const navigate = useNavigate();
  const { id = '' } = useParams();
  return (
    <>
      {dialog === 'edit' && <ClassDialog item={item} onClose={onClose} onSaved={onClose} />}
      {dialog === 'duplicate' && (
        <DuplicateDialog
          classId={item.id}
          name={item.name}
          onClose={onClose}
          onMade={(rand) => {
            onClose();
            void navigate(pathTo('managedClass', { id: rand }));
          }}
        />
      )}
      {dialog === 'delete' && (
        <DeleteClassDialog
          id={id}
          classId={item.id}
          name={item.name}
          onClose={onClose}
          onDeleted={() => void navigate(listAsLeft(LIST), { replace: true })}
        />
      )}
    </>
  );
}
