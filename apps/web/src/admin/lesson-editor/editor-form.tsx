import { pathTo } from '@institute/contract/routes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EditedLesson, LessonToEdit } from '../../domains/lessons/managed-model.ts';
import { useCanIn } from '../../domains/people/use-actor.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { RestoredNotice } from '../../forms/restored-notice.tsx';
import { useLeaveGuard } from '../../forms/use-leave-guard.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { late } from '../../ui/late.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EditorHeader } from './editor-header.tsx';
import { isKeyChanged } from './key-changed.ts';
import { LessonContent } from './lesson-content.tsx';
import { useMediaWork } from './media/media-work.ts';
import { PlacementFields } from './placement-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { leaveWords } from './text.ts';
import { type LessonEditor, useLessonForm } from './use-lesson-form.ts';

const PreviewDialog = lazyDialog(() =>
  import('./preview-dialog.tsx').then((code) => code.PreviewDialog),
);
const DeleteLessonDialog = lazyDialog(() =>
  import('./delete-lesson-dialog.tsx').then((code) => code.DeleteLessonDialog),
);
const LessonConflict = lazyDialog(() =>
  import('./lesson-conflict.tsx').then((code) => code.LessonConflict),
);

const MaterialField = lazyPart(() =>
  import('./material-field.tsx').then((code) => code.MaterialField),
);
const QuestionsSection = lazyPart(() =>
  import('./questions-section.tsx').then((code) => code.QuestionsSection),
);
const RulesFields = lazyPart(() => import('./rules-fields.tsx').then((code) => code.RulesFields));
const WordsSection = late(() =>
  import('./words/words-section.tsx').then((code) => code.WordsSection),
);

interface EditorFormProps {
  /** The lesson as saved; null when one is added. */
  saved: LessonToEdit | null;
  /** The class it stands in, and as that stands in the address. */
  classId: number;
  classInAddress: string;
}

const lessonsPath = (classId: string | number) =>
  `${pathTo('managedClass', { id: classId })}?tab=lessons`;

/** Where it is said whose marks a corrected key touches. */
const itemsPath = (classId: string | number, examId = 0) =>
  `${pathTo('managedClass', { id: classId })}?tab=gradebook&items=${examId}`;

/** The lesson form: checks itself, saves with its file, and loses nothing that was typed. */
export function EditorForm({ saved, classId, classInAddress }: EditorFormProps) {
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const [lesson] = useState(saved?.lesson ?? null);
  const mayMark = useCanIn('exams.mark', classId);
  const back = lessonsPath(classInAddress);
  const editor = useLessonForm({
    saved,
    classId,
    timeZone,
    onSaved: (now) => {
      const to = now.classId === classId ? classInAddress : now.classId;
      const isTold = mayMark && isKeyChanged(saved, now);
      void navigate(isTold ? itemsPath(to, saved?.lesson.id) : lessonsPath(to));
    },
  });
  const { form } = editor;
  const hasMediaWork = useMediaWork(({ works }) => Object.keys(works).length > 0);
  const guard = useLeaveGuard(form.isChanged || form.isRunning || hasMediaWork);
  const [existing, setExisting] = useState(lesson?.material ?? '');
  const [shows, setShows] = useState<OpenDialogProps['shows']>(null);

  return (
    <>
      <EditorHeader
        isEditing={lesson !== null}
        isRunning={form.isRunning}
        back={back}
        onPreview={() => setShows('preview')}
        onDelete={() => setShows('delete')}
      />
      {form.restored && (
        <RestoredNotice
          message={leaveWords.restored(formatDateTime(new Date(form.restored.keptAt)))}
          onStartOver={editor.startOver}
          className="mb-5"
        />
      )}
      <form {...form.props}>
        {/* Nothing is changed while it is on its way; a disabled fieldset keeps every value. */}
        <fieldset disabled={form.isRunning} className="contents">
          <div className="grid items-start gap-5 lg:grid-cols-[19rem_minmax(0,1fr)]">
            <PlacementFields form={form} isEditing={lesson !== null} timeZone={timeZone} />
            <LessonContent form={form} lessonId={lesson?.id ?? null} />
          </div>
          <MaterialField
            lesson={lesson}
            existing={existing}
            onRemoved={() => setExisting('')}
            file={editor.file}
            onChoose={editor.chooseFile}
            isOnItsWay={editor.upload.progress !== null}
            missing={form.fileName}
            failure={editor.fileFailure}
          />
          {form.values.kind === 'exam' && (
            <>
              <RulesFields form={form} fallback={<Skeleton className="mt-8 h-40" />} />
              <QuestionsSection
                editor={editor}
                lessonId={lesson?.id ?? null}
                fallback={<Skeleton className="mt-8 h-40" />}
              />
            </>
          )}
        </fieldset>
        <SaveBar isEditing={lesson !== null} editor={editor} onCancel={() => guard.goTo(back)} />
      </form>
      {/* Nothing shows the words of a timetable. */}
      {form.values.kind !== 'timetable' && (
        <WordsSection lessonId={lesson?.id ?? null} blocks={form.values.blocks} />
      )}
      <OpenDialog
        {...{ shows, lesson, editor, existing, timeZone }}
        onDeleted={() => {
          form.forget();
          navigate(back);
        }}
        onClose={() => setShows(null)}
      />
      <LessonConflict
        shown={
          editor.conflict && {
            ...{ conflict: editor.conflict, timeZone },
            onDecided: editor.decide,
            onClose: editor.closeConflict,
          }
        }
      />
      <LeaveQuestion editor={editor} guard={guard} lessonId={lesson?.id ?? null} />
    </>
  );
}

interface OpenDialogProps {
  /** Which dialog the header has opened. */
  shows: 'preview' | 'delete' | null;
  lesson: EditedLesson | null;
  editor: LessonEditor;
  /** Address of the saved file, empty when there is none. */
  existing: string;
  timeZone: string;
  onDeleted: () => void;
  onClose: () => void;
}

/** What the buttons of the header open: the lesson as students see it, or the question before it goes. */
function OpenDialog(props: OpenDialogProps) {
  const { shows, lesson, editor, existing, timeZone, onDeleted, onClose } = props;
  const preview = {
    form: editor.form.values,
    lessonId: lesson?.id ?? null,
    file: editor.file,
    existing,
    extension: lesson?.materialExtension ?? '',
    timeZone,
    onClose,
  };
  return (
    <>
      <PreviewDialog shown={shows === 'preview' ? preview : null} />
      <DeleteLessonDialog
        shown={shows === 'delete' && lesson ? { lesson, onDeleted, onClose } : null}
      />
    </>
  );
}

interface LeaveQuestionProps {
  editor: LessonEditor;
  guard: ReturnType<typeof useLeaveGuard>;
  lessonId: number | null;
}

/** Asks before unsaved changes, recordings, or an upload that runs, are left behind. */
function LeaveQuestion({ editor, guard, lessonId }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={leaveWords.title}
      confirmLabel={leaveWords.leave}
      tone="danger"
      onConfirm={() => {
        editor.upload.cancel();
        editor.form.forget();
        void import('./media/kept-takes.ts').then((code) =>
          code.forgetTakesOf(lessonId, editor.form.now().blocks),
        );
        guard.leave();
      }}
      onClose={guard.stay}
    >
      {leaveWords.detail} {editor.upload.progress && leaveWords.uploading}
    </ConfirmDialog>
  );
}
