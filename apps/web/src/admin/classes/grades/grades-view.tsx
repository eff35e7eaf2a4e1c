import { WHOLE_TIME } from '@institute/contract/exams/grade-period';
import { exportGradebook } from '@institute/contract/exams/gradebook';
import { GradesMeta, getGrades, showGrades } from '@institute/contract/exams/grades';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { gradeWords } from '../../../domains/exams/grade-words.ts';
import { PeriodField } from '../../../domains/exams/widgets/period-field.tsx';
import { LeaveQuestion } from '../../../forms/leave-question.tsx';
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts';
import { useAct } from '../../../platform/answers.ts';
import { errorMessage } from '../../../platform/api-error.ts';
import { downloadFile } from '../../../platform/download.ts';
import { usePaged } from '../../../platform/paged-list.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SavedCheckbox } from '../../../ui/saved-checkbox.tsx';
import type { TableQuery } from '../../../ui/table/use-table-query.ts';
import { toast } from '../../../ui/toast.ts';
import { TypedSearch } from '../../../ui/typed-search.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { ExportButton } from '../../export-button.tsx';
import { TabSkeleton } from '../tab-skeleton.tsx';
import { GradeSheet } from './grade-sheet.tsx';
import { GradesList } from './grades-list.tsx';
import { GradesTable } from './grades-table.tsx';
import { text } from './text.ts';
import { type Marks, useMarks } from './use-marks.ts';

const SchemeDialog = lazy(() => import('./scheme-dialog.tsx').then((code) => code.SchemeDialog), {
  whenLost: 'close',
});

/** From this width on there is room for a table. */
const WIDE = '(min-width: 48rem)';
const metaOf = (meta: unknown) => GradesMeta.parse(meta);

interface GradesViewProps {
  /** As it stands in the address. */
  classId: string;
  state: TableQuery;
}

/** The grades of a class of a time, and the marks that are written into them. */
export function GradesView({ classId, state }: GradesViewProps) {
  const period = state.filter('time');
  const list = usePaged(getGrades, state, { filters: { classId, period }, metaOf });
  const marks = useMarks(classId);
  const leaving = useLeaveGuard(marks.unsaved > 0);
  const [isChanging, setChanging] = useState(false);
  const [openId, open] = useState<number | null>(null);
  const isWide = useMedia(WIDE);
  if (!list.data) {
    return list.error ? (
      <ErrorState title={text.failed} query={list} />
    ) : (
      <TabSkeleton label={text.title} />
    );
  }
  const { rows: students, total, meta } = list.data;
  const { columns } = meta;
  const rows = { students, columns, period, marks, onOpen: open };
  const opened = students.find(({ id }) => id === openId);
  const Rows = isWide ? GradesTable : GradesList;
  const missingIsZero = meta.missing_is_zero;
  return (
    <div
      aria-busy={list.isPlaceholderData || undefined}
      className={list.isPlaceholderData ? 'opacity-60' : ''}
    >
      <div className="flex flex-wrap items-end gap-3 p-3 sm:p-4">
        <p className="basis-full text-muted text-sm">
          {isWide ? text.intro : text.introOfList}{' '}
          {missingIsZero ? gradeWords.missingIsZero : gradeWords.missingWaits}{' '}
          {period === WHOLE_TIME && text.wholeFirst}
        </p>
        <PeriodField
          label={text.time}
          months={meta.months}
          value={period}
          onChange={(next) => state.setFilter('time', next)}
        />
        <TypedSearch
          value={state.search}
          onSearch={state.setSearch}
          label={text.search}
          pauseMs={350}
          className="min-w-52 grow basis-64 md:max-w-md"
        />
        <Button
          variant="secondary"
          icon={<Settings2 size={18} />}
          onClick={() => setChanging(true)}
        >
          {text.change}
        </Button>
        <ExportButton
          total={state.isNarrowed ? null : total}
          download={(options) => downloadFile(exportGradebook, { classId, period }, options)}
        />
        <ShownSwitch classId={classId} isShown={meta.is_shown} />
      </div>
      <UnsavedMarks marks={marks} />
      {students.length === 0 && (
        <EmptyState title={state.isNarrowed ? text.noMatch : text.noStudents}>
          {state.isNarrowed ? undefined : text.noStudentsDetail}
        </EmptyState>
      )}
      {students.length > 0 && <Rows {...rows} />}
      <div className="px-3 sm:px-4">
        <Pagination
          page={state.page}
          pageCount={Math.max(1, Math.ceil(total / state.perPage))}
          onPage={state.turnTo}
          label={text.pages}
        />
      </div>
      {opened && (
        <GradeSheet
          {...{ columns, period, marks, missingIsZero }}
          student={opened}
          onClose={() => open(null)}
        />
      )}
      {isChanging && <SchemeDialog classId={classId} onClose={() => setChanging(false)} />}
      <LeaveQuestion guard={{ ...leaving, close: leaving.stay }} />
    </div>
  );
}

/** Says that marks are typed and not saved, wherever they stand. */
function UnsavedMarks({ marks }: { marks: Marks }) {
  if (marks.unsaved === 0) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-2 border-line border-t bg-info-soft px-3 text-info sm:px-4"
    >
      <p className="grow py-2">{text.unsaved(marks.unsaved)}</p>
      <Button variant="ghost" size="sm" onClick={() => void marks.saveAll()}>
        {text.saveAll}
      </Button>
      <Button variant="ghost" size="sm" onClick={marks.discardAll}>
        {text.discardAll}
      </Button>
    </div>
  );
}

/** Whether students see their own grade. */
function ShownSwitch({ classId, isShown }: { classId: string; isShown: boolean }) {
  const show = useAct(showGrades, { refreshes: [getGrades] });
  const save = async (isOn: boolean) => {
    try {
      await show.mutateAsync({ classId, isShown: isOn });
    } catch (error) {
      toast.error(errorMessage(error, text.showFailed));
    }
  };
  return (
    <SavedCheckbox
      label={text.show}
      hint={text.showHint}
      checked={isShown}
      onSave={save}
      className="basis-full"
    />
  );
}
