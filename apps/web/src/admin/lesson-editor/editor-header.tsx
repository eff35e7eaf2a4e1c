import { Eye, Trash2 } from 'lucide-react';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { text } from './text.ts';

interface EditorHeaderProps {
  isEditing: boolean;
  isRunning: boolean;
  /** The lessons of the class. */
  back: string;
  onPreview: () => void;
  onDelete: () => void;
}

/** What is edited, the way back, and what else can be done with it. */
export function EditorHeader({
  isEditing,
  isRunning,
  back,
  onPreview,
  onDelete,
}: EditorHeaderProps) {
  return (
    <PageHeader
      title={isEditing ? text.titleEdit : text.titleAdd}
      back={<BackLink to={back}>{text.backToClass}</BackLink>}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={onPreview} icon={<Eye size={18} />}>
            {text.preview}
          </Button>
          {isEditing && (
            <Button
              variant="danger"
              onClick={onDelete}
              disabled={isRunning}
              icon={<Trash2 size={18} />}
            >
              {text.remove}
            </Button>
          )}
        </div>
      }
    />
  );
}
