import { useSortable } from '@dnd-kit/react/sortable';
import type { ManagedLesson } from '@institute/contract/lessons/managed-lessons';
import { ArrowDown, ArrowUp, Check, CopyPlus, Pencil, Trash2, X } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useDoneWith } from '../../../domains/audit/use-done-with.ts';
import { DoneLink } from '../../../domains/audit/widgets/done-link.tsx';
import { InstituteTime } from '../../../domains/settings/widgets/institute-time.tsx';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { PersonText } from '../../../ui/person-text.tsx';
import { DragHandle } from '../../../ui/reorder/drag-handle.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { lessonText } from '../text.ts';

/** The columns of head and rows, from where there is room for a table. */
export const rowGrid =
  'xl:grid xl:grid-cols-[10.5rem_minmax(0,1fr)_8.5rem_5.25rem_9rem_11.25rem] xl:items-center xl:gap-x-3 xl:px-3';

interface LessonRowProps {
  lesson: ManagedLesson;
  /** Its index. */
  index: number;
  count: number;
  editPath: string;
  /** Id of the words that say how to drag by keyboard. */
  instructions: string;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

const tones: Record<ManagedLesson['kind'], BadgeTone> = {
  lesson: 'neutral',
  exam: 'gold',
  timetable: 'info',
};

/** One lesson: its handle and place, what it is, when it opens, and what can be done with it. */
export function LessonRow(props: LessonRowProps) {
  const { lesson, index, editPath, instructions } = props;
  const { ref, handleRef, isDragging } = useSortable({ id: lesson.id, index });
  const isWide = useMedia('(min-width: 80rem)');
  return (
    <tr
      ref={ref}
      className={cx(
        rowGrid,
        'border-line border-b bg-surface last:border-b-0 xl:min-h-14',
        'max-xl:relative max-xl:block max-xl:ps-20 max-xl:pe-13 max-xl:pt-1 max-xl:pb-2.5',
      )}
    >
      <td className="flex items-center max-xl:absolute max-xl:inset-s-1 max-xl:top-1">
        <DragHandle
          ref={handleRef}
          label={lessonText.drag(lesson.subject)}
          instructions={instructions}
          isDragging={isDragging}
        />
        <span className="figures min-w-6 text-center font-medium">{index + 1}</span>
        {isWide && <Steps {...props} />}
      </td>
      <td className="min-w-0 max-xl:flex max-xl:min-h-11 max-xl:items-center">
        <Link
          to={editPath}
          className="rounded-sm font-medium underline-offset-4 hover:underline focus-visible:outline-primary"
        >
          <PersonText>{lesson.subject}</PersonText>
        </Link>
      </td>
      <td className="max-xl:me-3 max-xl:inline-block">
        <Badge tone={tones[lesson.kind]}>{lessonText.types[lesson.kind]}</Badge>
      </td>
      <td className="text-sm max-xl:me-3 max-xl:inline-block">
        <span className="text-muted xl:hidden">{lessonText.scheduled} </span>
        <Scheduled lesson={lesson} />
      </td>
      <td className="text-sm max-xl:inline-block">
        <span className="text-muted xl:hidden">{lessonText.studyDate}: </span>
        <StudyDate lesson={lesson} />
      </td>
      <td className="flex justify-end max-xl:absolute max-xl:inset-e-1 max-xl:top-1">
        {isWide ? <RowButtons {...props} /> : <RowMenu {...props} />}
      </td>
    </tr>
  );
}

/** One step up, one step down: for those who do not drag. */
function Steps({ lesson, index, count, onMove }: LessonRowProps) {
  return (
    <span className="flex">
      <IconButton
        label={`${lessonText.up}: ${lesson.subject}`}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp size={18} />
      </IconButton>
      <IconButton
        label={`${lessonText.down}: ${lesson.subject}`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown size={18} />
      </IconButton>
    </span>
  );
}

function RowButtons({ lesson, editPath, onDuplicate, onDelete }: LessonRowProps) {
  return (
    <>
      <Link
        to={editPath}
        aria-label={`${lessonText.edit}: ${lesson.subject}`}
        title={lessonText.edit}
        className="tap inline-flex items-center justify-center rounded-full text-muted hover:bg-sunken hover:text-ink"
      >
        <Pencil size={18} />
      </Link>
      <IconButton label={`${lessonText.duplicate}: ${lesson.subject}`} onClick={onDuplicate}>
        <CopyPlus size={18} className="text-muted" />
      </IconButton>
      <DoneLink kind="lesson" id={lesson.id} name={lesson.subject} />
      <IconButton label={`${lessonText.delete}: ${lesson.subject}`} onClick={onDelete}>
        <Trash2 size={18} className="text-bad" />
      </IconButton>
    </>
  );
}

function RowMenu({
  lesson,
  index,
  count,
  editPath,
  onMove,
  onDuplicate,
  onDelete,
}: LessonRowProps) {
  const navigate = useNavigate();
  const doneWith = useDoneWith();
  return (
    <ActionMenu
      label={`${lessonText.actions}: ${lesson.subject}`}
      actions={[
        { label: lessonText.edit, icon: Pencil, onSelect: () => void navigate(editPath) },
        {
          label: lessonText.up,
          icon: ArrowUp,
          disabled: index === 0,
          onSelect: () => onMove(index - 1),
        },
        {
          label: lessonText.down,
          icon: ArrowDown,
          disabled: index === count - 1,
          onSelect: () => onMove(index + 1),
        },
        { label: lessonText.duplicate, icon: CopyPlus, onSelect: onDuplicate },
        ...doneWith({ kind: 'lesson', id: lesson.id }),
        { label: lessonText.delete, icon: Trash2, tone: 'danger', onSelect: onDelete },
      ]}
    />
  );
}

/** Whether a lesson waits for its date: a tick or a cross, with the word for it. */
function Scheduled({ lesson }: { lesson: ManagedLesson }) {
  const { isScheduled } = lesson;
  const Icon = isScheduled ? Check : X;
  return (
    <>
      <Icon size={18} className={cx('inline-block', isScheduled ? 'text-good' : 'text-muted')} />
      <span className="sr-only">{isScheduled ? lessonText.yes : lessonText.no}</span>
    </>
  );
}

function StudyDate({ lesson }: { lesson: ManagedLesson }) {
  const at = lesson.studyDate;
  if (!at) return <span className="text-muted">{lessonText.notSet}</span>;
  return <InstituteTime at={at} withTime />;
}
