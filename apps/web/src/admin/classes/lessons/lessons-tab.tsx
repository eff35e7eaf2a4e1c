import { duplicateLesson } from '@institute/contract/duplicates/duplicates';
import { deleteLesson, type ManagedLesson } from '@institute/contract/lessons/managed-lessons';
import { pathTo } from '@institute/contract/routes';
import { getClassForgotten } from '@institute/contract/words/managed-words';
import { CopyPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { managedClassCalls } from '../../../domains/classes/managed-calls.ts';
import { useClassLessons } from '../../../domains/lessons/order-api.ts';
import { useUndo } from '../../../domains/trash/api.ts';
import {
  ForgottenExercises,
  ForgottenWords,
} from '../../../domains/words/widgets/forgotten-list.tsx';
import { newRequestKey } from '../../../forms/request-key.ts';
import { refusalWords } from '../../../forms/submit-error.ts';
import { useAct, useAnswer } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { toast } from '../../../ui/toast.ts';
import { copyText } from '../copy-words.ts';
import { TabSkeleton } from '../tab-skeleton.tsx';
import { lessonText } from '../text.ts';
import { CopyLessonsDialog } from './copy-lessons-dialog.tsx';
import { LessonList } from './lesson-list.tsx';
import { useLessonOrder } from './use-lesson-order.ts';

/** The lessons of a class: their order, and the way to each and to a new one. */
export function LessonsTab() {
  const { id: classId = '' } = useParams();
  const lessons = useClassLessons(classId);
  if (lessons.isPending) return <TabSkeleton label={lessonText.loading} />;
  if (!lessons.data) {
    return <ErrorState title={lessonText.failed} query={lessons} />;
  }
  return (
    <>
      <Lessons classId={classId} saved={lessons.data} />
      <ClassForgotten classId={classId} />
    </>
  );
}

function Lessons({ classId, saved }: { classId: string; saved: readonly ManagedLesson[] }) {
  const order = useLessonOrder(classId, saved);
  const [deleting, setDeleting] = useState<ManagedLesson | null>(null);
  const [isCopying, setCopying] = useState(false);
  const duplicate = useDuplicating();
  const isEmpty = saved.length === 0;
  const add = (
    <LinkButton
      to={pathTo('managedLesson', { classId, lessonId: 'new' })}
      icon={<Plus size={20} />}
    >
      {lessonText.add}
    </LinkButton>
  );
  return (
    <section aria-label={lessonText.label} className={cardClass}>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b p-3 sm:p-4">
        <p className="min-w-0 grow basis-64 text-muted text-sm">
          {isEmpty ? '' : order.isSaving ? lessonText.saving : lessonText.hint}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            icon={<CopyPlus size={20} />}
            onClick={() => setCopying(true)}
          >
            {copyText.copyLessons}
          </Button>
          {!isEmpty && add}
        </div>
      </div>
      <div role="alert">
        {order.failure !== '' && (
          <p className="border-line border-b bg-bad-soft px-4 py-3 font-medium text-bad">
            {order.failure}
            <span className="block font-normal">{lessonText.takenBack}</span>
          </p>
        )}
      </div>
      {isEmpty ? (
        <EmptyState title={lessonText.none} action={add}>
          {lessonText.noneDetail}
        </EmptyState>
      ) : (
        <LessonList
          order={order}
          editPath={({ id }) => pathTo('managedLesson', { classId, lessonId: id })}
          onDuplicate={duplicate}
          onDelete={setDeleting}
        />
      )}
      {isCopying && <CopyLessonsDialog classId={classId} onClose={() => setCopying(false)} />}
      {deleting && <DeleteLesson lesson={deleting} onClose={() => setDeleting(null)} />}
    </section>
  );
}

/** Duplicates a lesson of a list, one at a time, and says what came of it. */
function useDuplicating() {
  const { mutate, isPending } = useAct(duplicateLesson, {
    refreshes: managedClassCalls,
  });
  return ({ id }: ManagedLesson) => {
    if (isPending) return;
    // One press at a time; what is tried again is another press.
    mutate(
      { lessonId: id, requestKey: newRequestKey() },
      {
        onSuccess: () => toast.success(copyText.lessonDuplicated),
        onError: (error) => toast.error(refusalWords(error, copyText.lessonFailed)),
      },
    );
  };
}

interface DeleteLessonProps {
  lesson: ManagedLesson;
  onClose: () => void;
}

function DeleteLesson({ lesson, onClose }: DeleteLessonProps) {
  const remove = useAct(deleteLesson, { refreshes: managedClassCalls });
  const undo = useUndo('lesson');
  const onConfirm = () =>
    remove.mutate(
      { lessonId: lesson.id },
      {
        onSuccess: () => {
          toast.success(lessonText.deleted, undefined, undo(lesson.id));
          onClose();
        },
        onError: (error) => toast.error(refusalWords(error, lessonText.deleteFailed)),
      },
    );
  return (
    <ConfirmDialog
      open
      title={lessonText.deleteTitle}
      confirmLabel={lessonText.delete}
      busyLabel={lessonText.deleting}
      busy={remove.isPending}
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className="mb-2 font-medium text-ink">
        <PersonText>{lesson.subject}</PersonText>
      </p>
      <p>{lessonText.deleteDetail}</p>
    </ConfirmDialog>
  );
}

/** What the class forgets of all its lessons, each with its lesson; nothing where that is nothing. */
function ClassForgotten({ classId }: { classId: string }) {
  const { data } = useAnswer(getClassForgotten, { classId });
  if (!data) return null;
  const lessonOf = ({ lessonId, subject }: { lessonId: number; subject: string }) => (
    <Link
      to={pathTo('managedLesson', { classId, lessonId })}
      className="tap flex w-fit items-center text-sm"
    >
      <bdi className="underline underline-offset-4 [overflow-wrap:anywhere]">{subject}</bdi>
    </Link>
  );
  return (
    <>
      <ForgottenWords items={data.words} lessonOf={lessonOf} />
      <ForgottenExercises items={data.exercises} lessonOf={lessonOf} />
    </>
  );
}
