import './drag.css';
import {
  AutoScroller,
  DragDropManager,
  Feedback,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
  StyleInjector,
} from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { type ComponentProps, useId, useState } from 'react';
import type { ManagedLesson } from '../../../domains/lessons/managed-model.ts';
import { cx } from '../../../ui/class-names.ts';
import { lessonText, said } from '../lesson-text.ts';
import { LessonRow, rowGrid } from './lesson-row.tsx';
import type { LessonOrder } from './use-lesson-order.ts';

type Events = Pick<
  ComponentProps<typeof DragDropProvider>,
  'onDragStart' | 'onDragOver' | 'onDragEnd'
>;

/** Without what would write styles into the page, and without words of its own. */
function makeManager(): DragDropManager {
  const manager = new DragDropManager({
    plugins: [AutoScroller, Feedback],
    // A finger on the handle drags at once: it is for nothing else, and does not scroll.
    sensors: [
      PointerSensor.configure({
        activationConstraints: [new PointerActivationConstraints.Distance({ value: 4 })],
      }),
      KeyboardSensor,
    ],
  });
  manager.registry.plugins.get(StyleInjector)?.destroy();
  return manager;
}

interface LessonListProps {
  order: LessonOrder;
  editPath: (lesson: ManagedLesson) => string;
  onDelete: (lesson: ManagedLesson) => void;
}

/**
 * The lessons in their order: a table where there is room, a list on a phone. A row is moved by its
 * handle with mouse, finger or keys, or a place at a time by its own buttons; what happens is said.
 */
export function LessonList({ order, editPath, onDelete }: LessonListProps) {
  const { lessons } = order;
  const [manager] = useState(makeManager);
  const [news, setNews] = useState('');
  const instructions = useId();
  const count = lessons.length;
  const subjectOf = (id: unknown) => lessons.find((lesson) => lesson.id === id)?.subject ?? '';

  const move = (lesson: ManagedLesson, to: number) => {
    order.move(lesson.id, to);
    setNews(said.dropped(lesson.subject, to + 1, count));
  };
  const events: Events = {
    onDragStart: ({ operation: { source } }) => {
      if (isSortable(source)) {
        setNews(said.lifted(subjectOf(source.id), source.initialIndex + 1, count));
      }
    },
    onDragOver: ({ operation: { source, target } }) => {
      if (source && isSortable(target) && target.id !== source.id) {
        setNews(said.over(subjectOf(source.id), target.index + 1, count));
      }
    },
    onDragEnd: ({ canceled, operation: { source } }) => {
      if (!isSortable(source)) return;
      const { id, initialIndex, index } = source;
      const hasMoved = !canceled && index !== initialIndex;
      if (hasMoved) order.move(Number(id), index);
      const words = hasMoved ? said.dropped : said.left;
      setNews(words(subjectOf(id), (hasMoved ? index : initialIndex) + 1, count));
    },
  };

  return (
    <>
      <p id={instructions} hidden>
        {lessonText.howToDrag}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
      <DragDropProvider manager={manager} {...events}>
        {/* Laid out as a grid: a row that is lifted out of a table's flow would lose its columns. */}
        <table className="block overflow-hidden rounded-b-card">
          <caption className="sr-only">{lessonText.label}</caption>
          <Head />
          <tbody className="block">
            {lessons.map((lesson, index) => (
              <LessonRow
                key={lesson.id}
                lesson={lesson}
                index={index}
                count={count}
                editPath={editPath(lesson)}
                instructions={instructions}
                onMove={(to) => move(lesson, to)}
                onDelete={() => onDelete(lesson)}
              />
            ))}
          </tbody>
        </table>
      </DragDropProvider>
    </>
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
