import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRemoveFile } from '../../domains/lessons/managed-api.ts';
import type { EditedLesson } from '../../domains/lessons/managed-model.ts';
import { MaterialViewer } from '../../domains/lessons/widgets/material/material-viewer.tsx';
import { ConfirmedAct } from '../../forms/confirmed-act.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { existingFileWords as words } from './existing-file-text.ts';

interface ExistingFileProps {
  lesson: EditedLesson;
  address: string;
  onRemoved: () => void;
}

/** The file a lesson has, to be looked at and to be removed before another is chosen (admin §4). */
export function ExistingFile({ lesson, address, onRemoved }: ExistingFileProps) {
  const [asks, setAsks] = useState(false);
  const { mutateAsync } = useRemoveFile(lesson.id);
  const remove = async () => {
    await mutateAsync();
    setAsks(false);
    toast.success(words.removed);
    onRemoved();
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted">
          {words.existing} · <span className="uppercase">{lesson.materialExtension}</span>
        </p>
        <Button variant="secondary" onClick={() => setAsks(true)} icon={<Trash2 size={18} />}>
          {words.removeFile}
        </Button>
      </div>
      <div className="max-w-3xl">
        <MaterialViewer
          path={address}
          extension={lesson.materialExtension}
          subject={lesson.subject}
          onReload={() => location.reload()}
          reloading={false}
        />
      </div>
      {asks && (
        <ConfirmedAct
          title={words.removeTitle}
          confirmLabel={words.removeFile}
          busyLabel={words.removing}
          words={{ refused: words.removeFailed, broken: words.removeBroken }}
          onConfirm={remove}
          onClose={() => setAsks(false)}
        >
          <p>{words.removeDetail}</p>
        </ConfirmedAct>
      )}
    </div>
  );
}
