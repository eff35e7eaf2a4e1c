import { getManagedClass } from '@institute/contract/classes/managed-classes';
import {
  type ClassTeacher,
  getClassStaff,
  removeClassStaff,
} from '@institute/contract/classes/staff';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { studentPath } from '../../../domains/people/student-path.ts';
import { brokenWords, refusalWords } from '../../../forms/submit-error.ts';
import { useAct, useAnswer } from '../../../platform/answers.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { StaffDialog } from './staff-dialog.tsx';
import { text } from './text.ts';

/** The teachers of a class, with what each may do there. */
export function StaffTab() {
  const { id = '' } = useParams();
  const { data } = useAnswer(getManagedClass, { classId: id });
  return data ? <Staff classId={data.id} /> : null;
}

function Staff({ classId }: { classId: number }) {
  const list = useAnswer(getClassStaff, { classId });
  const [edited, setEdited] = useState<ClassTeacher | 'new' | null>(null);
  const [leaving, setLeaving] = useState<ClassTeacher | null>(null);
  const close = () => setEdited(null);
  const add = (
    <Button icon={<UserPlus size={18} />} onClick={() => setEdited('new')}>
      {text.add}
    </Button>
  );
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose text-muted">{text.hint}</p>
        {list.data?.length !== 0 && add}
      </div>
      {list.data?.length === 0 ? (
        <EmptyState title={text.none} action={add}>
          {text.noneDetail}
        </EmptyState>
      ) : list.data ? (
        <Teachers teachers={list.data} onChange={setEdited} onRemove={setLeaving} />
      ) : list.error ? (
        <ErrorState title={text.failed} query={list} />
      ) : (
        <Loading label={text.loading}>
          <Skeleton className="h-24" />
        </Loading>
      )}
      {edited && (
        <StaffDialog classId={classId} teacher={edited === 'new' ? null : edited} onClose={close} />
      )}
      {leaving && (
        <RemoveDialog classId={classId} teacher={leaving} onClose={() => setLeaving(null)} />
      )}
    </Card>
  );
}

interface TeachersProps {
  teachers: readonly ClassTeacher[];
  onChange: (teacher: ClassTeacher) => void;
  onRemove: (teacher: ClassTeacher) => void;
}

function Teachers({ teachers, onChange, onRemove }: TeachersProps) {
  return (
    <ul aria-label={text.title} className="divide-y divide-line">
      {teachers.map((teacher) => (
        <li key={teacher.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div className="min-w-0">
            <Link to={studentPath(teacher.id)} className="font-medium hover:underline">
              <PersonText>{teacher.name}</PersonText>
            </Link>
            <span dir="ltr" className="block text-muted text-sm [overflow-wrap:anywhere]">
              {teacher.email}
            </span>
            <span className="mt-1.5 flex flex-wrap gap-1.5">
              {teacher.powers.map((power) => (
                <Badge key={power} tone="primary">
                  {text.power[power]}
                </Badge>
              ))}
            </span>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => onChange(teacher)}>
              {text.change}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => onRemove(teacher)}>
              <span className="text-bad">{text.remove}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface RemoveDialogProps {
  classId: number;
  teacher: ClassTeacher;
  onClose: () => void;
}

function RemoveDialog({ classId, teacher, onClose }: RemoveDialogProps) {
  const remove = useAct(removeClassStaff, { refreshes: [getClassStaff] });
  const take = async () => {
    try {
      await remove.mutateAsync({ classId, userId: teacher.id });
      toast.success(text.removed);
      onClose();
    } catch (error) {
      toast.error(refusalWords(error, text.refused, brokenWords(error)));
    }
  };
  return (
    <ConfirmDialog
      open
      title={text.removeTitle}
      confirmLabel={text.remove}
      busyLabel={text.removing}
      busy={remove.isPending}
      tone="danger"
      onConfirm={() => void take()}
      onClose={onClose}
    >
      <p>
        <Sentence words={text.removeAsk} fill={{ name: <PersonText>{teacher.name}</PersonText> }} />
      </p>
    </ConfirmDialog>
  );
}
