import { pathTo } from '@institute/contract/routes';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { ManagedLesson } from '../../../domains/lessons/managed-model.ts';
import { useClassLessons, useDeleteLesson } from '../../../domains/lessons/order-api.ts';
import { refusalWords } from '../../../forms/submit-error.ts';
import { cardClass } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { toast } from '../../../ui/toast.ts';
import { lessonText } from '../lesson-text.ts';
import { TabSkeleton } from '../tab-skeleton.tsx';
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
  return <Lessons classId={classId} saved={lessons.data} />;
}

function Lessons({ classId, saved }: { classId: string; saved: readonly ManagedLesson[] }) {
  const order = useLessonOrder(classId, saved);
  const [deleting, setDeleting] = useState<ManagedLesson | null>(null);
  const isEmpty = saved.length === 0;
  return (
    <section aria-label={lessonText.label} className={cardClass}>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b p-3 sm:p-4">
        <p className="min-w-0 grow basis-64 text-muted text-sm">
          {isEmpty ? '' : order.isSaving ? lessonText.saving : lessonText.hint}
        </p>
        <LinkButton
          to={pathTo('managedLesson', { classId, lessonId: 'new' })}
          icon={<Plus size={20} />}
        >
          {lessonText.add}
        </LinkButton>
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
        <EmptyState title={lessonText.none}>{lessonText.noneDetail}</EmptyState>
      ) : (
        <LessonList
          order={order}
          editPath={({ id }) => pathTo('managedLesson', { classId, lessonId: id })}
          onDelete={setDeleting}
        />
      )}
      {deleting && (
        <DeleteLesson classId={classId} lesson={deleting} onClose={() => setDeleting(null)} />
      )}
    </section>
  );
}

interface DeleteLessonProps {
  classId: string;
  lesson: ManagedLesson;
  onClose: () => void;
}

function DeleteLesson({ classId, lesson, onClose }: DeleteLessonProps) {
  const remove = useDeleteLesson(classId);
  const onConfirm = () =>
    remove.mutate(lesson.id, {
      onSuccess: () => {
        toast.success(lessonText.deleted);
        onClose();
      },
      onError: (error) => toast.error(refusalWords(error, lessonText.deleteFailed)),
    });
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
