import { getClassStaff, removeClassStaff } from '@institute/contract/classes/staff';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

interface TeachersDialogProps {
  classId: number;
  name: string;
  onClose: () => void;
}

/** The teachers who come back with a deleted class, and the way to take it away from them first. */
export function TeachersDialog({ classId, name, onClose }: TeachersDialogProps) {
  const list = useAnswer(getClassStaff, { classId });
  const remove = useAct(removeClassStaff, { refreshes: [getClassStaff] });
  const take = async (id: number) => {
    try {
      await remove.mutateAsync({ classId, userId: id });
      toast.success(text.taken);
    } catch (error) {
      toast.error(refusalWords(error, text.takeFailed, brokenWords(error)));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Sentence words={text.teachersOf} fill={{ name: <PersonText>{name}</PersonText> }} />}
    >
      <p className="text-muted">{text.teachersHint}</p>
      {list.error && <ErrorState title={text.teachersFailed} query={list} />}
      {list.isPending && (
        <Loading label={text.teachersLoading}>
          <Skeleton className="mt-4 h-16" />
        </Loading>
      )}
      {list.data?.length === 0 && <p className="mt-4">{text.noTeachers}</p>}
      <ul aria-label={text.teachers} className="mt-2 divide-y divide-line">
        {list.data?.map((teacher) => (
          <li key={teacher.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <PersonText className="font-medium">{teacher.name}</PersonText>
              <span dir="ltr" className="block text-muted text-sm [overflow-wrap:anywhere]">
                {teacher.email}
              </span>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`${text.take}: ${teacher.name}`}
              busy={remove.isPending && remove.variables.userId === teacher.id}
              busyLabel={text.taking}
              disabled={remove.isPending}
              onClick={() => void take(teacher.id)}
            >
              <span className="text-bad">{text.take}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
