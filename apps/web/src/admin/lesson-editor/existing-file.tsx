import { type EditedLesson, removeFile } from '@institute/contract/lessons/managed-lessons';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lessonsShown } from '../../domains/lessons/managed-api.ts';
import { MaterialViewer } from '../../domains/lessons/widgets/material/material-viewer.tsx';
import { ConfirmedAct } from '../../forms/confirmed-act.tsx';
import { useAct } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { existingFileWords as words } from './text.ts';

interface ExistingFileProps {
  lesson: EditedLesson;
  address: string;
  onRemoved: () => void;
}

/** The file a lesson has, to be looked at and to be removed before another is chosen (admin §4). */
export function ExistingFile({ lesson, address, onRemoved }: ExistingFileProps) {
  const [asks, setAsks] = useState(false);
  const { mutateAsync } = useAct(removeFile, { refreshes: lessonsShown });
  const remove = async () => {
    await mutateAsync({ lessonId: lesson.id });
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
