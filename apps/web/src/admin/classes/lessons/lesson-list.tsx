import type { ManagedLesson } from '@institute/contract/lessons/managed-lessons';
import { cx } from '../../../ui/class-names.ts';
import { Reorder } from '../../../ui/reorder/reorder.tsx';
import { lessonText, said } from '../text.ts';
import { LessonRow, rowGrid } from './lesson-row.tsx';
import type { LessonOrder } from './use-lesson-order.ts';

const words = { howToDrag: lessonText.howToDrag, ...said };

interface LessonListProps {
  order: LessonOrder;
  editPath: (lesson: ManagedLesson) => string;
  onDuplicate: (lesson: ManagedLesson) => void;
  onDelete: (lesson: ManagedLesson) => void;
}

/**
 * The lessons in their order: a table where there is room, a list on a phone. A row is moved by its
 * handle with mouse, finger or keys, or a place at a time by its own buttons; what happens is said.
 */
export function LessonList({ order, editPath, onDuplicate, onDelete }: LessonListProps) {
  const { lessons } = order;
  return (
    <Reorder
      ids={lessons.map(({ id }) => id)}
      nameOf={(id) => lessons.find((lesson) => lesson.id === id)?.subject ?? ''}
      words={words}
      onMove={order.move}
    >
      {({ instructions, move }) => (
        // Laid out as a grid: a row that is lifted out of a table's flow would lose its columns.
        <table className="block overflow-hidden rounded-b-card">
          <caption className="sr-only">{lessonText.label}</caption>
          <Head />
          <tbody className="block">
            {lessons.map((lesson, index) => (
              <LessonRow
                key={lesson.id}
                lesson={lesson}
                index={index}
                count={lessons.length}
                editPath={editPath(lesson)}
                instructions={instructions}
                onMove={(to) => move(lesson.id, to)}
                onDuplicate={() => onDuplicate(lesson)}
                onDelete={() => onDelete(lesson)}
              />
            ))}
          </tbody>
        </table>
      )}
    </Reorder>
  );
}

const heads = [
  lessonText.order,
  lessonText.subject,
  lessonText.type,
  lessonText.scheduled,
  lessonText.studyDate,
  lessonText.actions,
];

function Head() {
  return (
    <thead className="block max-xl:sr-only">
      <tr className={cx(rowGrid, 'min-h-11 border-line border-b bg-sunken/50')}>
        {heads.map((head) => (
          <th key={head} scope="col" className="text-start font-medium text-muted text-sm">
            <span className={cx(head === lessonText.actions && 'sr-only')}>{head}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
