import { deleteLesson, type EditedLesson } from '@institute/contract/lessons/managed-lessons';
import { lessonsShown } from '../../domains/lessons/managed-api.ts';
import { useUndo } from '../../domains/trash/api.ts';
import { ConfirmedAct } from '../../forms/confirmed-act.tsx';
import { useAct } from '../../platform/answers.ts';
import { errorCode } from '../../platform/api-error.ts';
import { toast } from '../../ui/toast.ts';
import { deleteWords as words } from './text.ts';

interface DeleteLessonDialogProps {
  lesson: EditedLesson;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a lesson is deleted, and says what that hides (rulings §4). */
export function DeleteLessonDialog({ lesson, onDeleted, onClose }: DeleteLessonDialogProps) {
  const { mutateAsync } = useAct(deleteLesson, { refreshes: lessonsShown });
  const undo = useUndo('lesson');
  const remove = async () => {
    try {
      await mutateAsync({ lessonId: lesson.id });
      toast.success(words.deleted, undefined, undo(lesson.id));
    } catch (error) {
      // Deleted already, as after an answer that was lost.
      if (errorCode(error) !== 'lesson_not_found') throw error;
    }
    onDeleted();
  };
  return (
    <ConfirmedAct
      title={words.title}
      confirmLabel={words.confirm}
      busyLabel={words.deleting}
      words={{ refused: words.failed }}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{words.ask}</p>
      <p dir="auto" className="my-2 font-semibold text-ink [overflow-wrap:anywhere]">
        {lesson.subject}
      </p>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        <li>{lesson.openedBy === 0 ? words.nobody : words.opened(lesson.openedBy)}</li>
        {lesson.submittedBy > 0 && <li>{words.submitted(lesson.submittedBy)}</li>}
        <li>{words.discussion}</li>
      </ul>
    </ConfirmedAct>
  );
}
