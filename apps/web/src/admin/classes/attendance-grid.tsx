import {
  type AttendedLesson,
  AttendedLessons,
  type AttendingStudent,
  exportAttendance,
  getAttendanceGrid,
} from '@institute/contract/lessons/attendance';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { downloadFile } from '../../platform/download.ts';
import { usePaged } from '../../platform/paged-list.ts';
import { Badge } from '../../ui/badge.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ExportButton } from '../export-button.tsx';
import { text } from './text.ts';

const PER_PAGE = 20;

const lessonsOf = (meta: unknown) => AttendedLessons.parse(meta).lessons;

interface AttendanceGridProps {
  /** As it stands in the address. */
  classId: string;
  search: string;
}

/** The students of a class by its lessons: what each has opened, and who was absent for a week. */
export function AttendanceGrid({ classId, search }: AttendanceGridProps) {
  const [page, setPage] = useState(1);
  const list = usePaged(
    getAttendanceGrid,
    { page, perPage: PER_PAGE, search },
    { filters: { classId }, metaOf: lessonsOf },
  );
  if (!list.data) {
    return list.error ? (
      <ErrorState title={text.gridFailed} query={list} />
    ) : (
      <Loading>
        <Skeleton className="h-60" />
      </Loading>
    );
  }
  const { rows, total, meta } = list.data;
  // What there is not says the list beneath.
  if (rows.length === 0 || meta.length === 0) return null;
  return (
    <section
      aria-label={text.grid}
      aria-busy={list.isPlaceholderData || undefined}
      className={cx(cardClass, 'min-w-0', list.isPlaceholderData && 'opacity-60')}
    >
      <div className="flex flex-wrap items-center justify-between gap-3 p-3 sm:p-4">
        <p className="min-w-0 grow basis-64 text-muted text-sm">{text.gridHint}</p>
        <ExportButton
          total={total}
          download={(options) =>
            downloadFile(exportAttendance, { classId, ...(search && { search }) }, options)
          }
        />
      </div>
      <Grid students={rows} lessons={meta} />
      <div className="px-3 sm:px-4">
        <Pagination
          page={page}
          pageCount={Math.max(1, Math.ceil(total / PER_PAGE))}
          onPage={setPage}
          label={text.gridPages}
        />
      </div>
    </section>
  );
}

/** Wider than a page where there are many lessons: it scrolls by itself, names staying in view. */
function Grid(props: {
  students: readonly AttendingStudent[];
  lessons: readonly AttendedLesson[];
}) {
  const { students, lessons } = props;
  return (
    <div className="relative overflow-x-auto rounded-b-card border-line border-t">
      <table className="min-w-full border-collapse text-sm">
        <caption className="sr-only">{text.grid}</caption>
        <thead className="bg-sunken text-muted">
          <tr>
            <th
              scope="col"
              className="sticky inset-s-0 z-10 bg-sunken px-3 py-2 text-start font-medium"
            >
              {text.student}
            </th>
            <th scope="col" className="whitespace-nowrap px-3 py-2 text-start font-medium">
              {text.lastOpened}
            </th>
            {lessons.map(({ id, subject }) => (
              <th key={id} scope="col" className="min-w-24 px-2 py-2 text-center font-medium">
                <span className="line-clamp-2">
                  <PersonText>{subject}</PersonText>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <Row key={student.id} student={student} lessons={lessons} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row(props: { student: AttendingStudent; lessons: readonly AttendedLesson[] }) {
  const { student, lessons } = props;
  const { id, name, opened, lastOpenedAt, isAbsent } = student;
  const count = lessons.filter((lesson) => opened.includes(lesson.id)).length;
  return (
    <tr className="border-line border-t">
      <th
        scope="row"
        className="sticky inset-s-0 z-10 min-w-36 max-w-56 bg-surface px-3 py-2 text-start font-medium"
      >
        <StudentLink id={id}>
          <PersonText>{name}</PersonText>
        </StudentLink>
        <span className="figures block font-normal text-muted text-xs">
          {text.openedOf(count, lessons.length)}
        </span>
      </th>
      <td className="whitespace-nowrap px-3 py-2">
        {lastOpenedAt ? <InstituteTime at={lastOpenedAt} /> : text.never}
        {isAbsent && (
          <span className="block">
            <Badge tone="bad">{text.absent}</Badge>
          </span>
        )}
      </td>
      {lessons.map((lesson) => (
        <td key={lesson.id} title={lesson.subject} className="px-2 py-2 text-center">
          <Cell isOpened={opened.includes(lesson.id)} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ isOpened }: { isOpened: boolean }) {
  return (
    <>
      {isOpened ? (
        <Check size={18} aria-hidden="true" className="inline-block text-good" />
      ) : (
        <span aria-hidden="true" className="text-muted">
          ·
        </span>
      )}
      <span className="sr-only">{isOpened ? text.opened : text.notOpened}</span>
    </>
  );
}
