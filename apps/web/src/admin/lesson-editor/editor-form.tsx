import type { Class } from '@institute/contract/classes';
import { Eye, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EditedLesson } from '../../domains/lessons/managed-api.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { useLeaveGuard } from '../../forms/use-leave-guard.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast.ts';
import { ContentFields } from './content-fields.tsx';
import { DeleteLessonDialog } from './delete-lesson-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import type { LessonForm } from './form.ts';
import { LessonConflict } from './lesson-conflict.tsx';
import { MaterialField } from './material-field.tsx';
import { PlacementFields } from './placement-fields.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { leaveWords, text } from './text.ts';
import { useEditor } from './use-editor.ts';
import { useSaving } from './use-saving.ts';
import { type Problems, problemsOf } from './validate.ts';

interface EditorFormProps {
  /** The lesson as saved; null when one is added. */
  lesson: EditedLesson | null;
  base: LessonForm;
  classes: readonly Class[];
  /** The class as it stands in the address. */
  classId: string;
}

const lessonsPath = (classId: string | number) => `/admin/classes/manage/${classId}?tab=lessons`;

/** The lesson form: checks itself, saves with its file, and loses nothing that was typed. */
export function EditorForm({ lesson, base, classes, classId }: EditorFormProps) {
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const [opened] = useState(base);
  const place = lesson ? String(lesson.id) : `new-in-${opened.classId}`;
  const editor = useEditor(opened, place, lesson !== null);
  const saving = useSaving(editor, lesson?.id ?? null, timeZone);
  const guard = useLeaveGuard(editor.isDirty || saving.isRunning);
  const [existing, setExisting] = useState(lesson?.material ?? '');
  const [problems, setProblems] = useState<Problems>({});
  const [shows, setShows] = useState<'preview' | 'delete' | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const { form } = editor;
  const back = lessonsPath(classId);

  const done = (path: string) => {
    editor.forget();
    navigate(path);
  };
  const onSubmit = async (event?: FormEvent) => {
    event?.preventDefault();
    await saveIfComplete(form);
  };
  const saveIfComplete = async (form: LessonForm) => {
    const found = problemsOf(form);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      // After the fields have been marked.
      setTimeout(() =>
        formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    const message = await saving.save(form);
    if (message === null) return;
    toast.success(message);
    done(form.classId === opened.classId ? back : lessonsPath(form.classId));
  };
  const change: typeof editor.change = (changes) => {
    // A mark goes as soon as somebody sees to it.
    setProblems((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changes))),
    );
    editor.change(changes);
  };

  return (
    <>
      <PageHeader
        title={lesson ? text.titleEdit : text.titleAdd}
        back={<BackLink to={back}>{text.backToClass}</BackLink>}
        actions={
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              onClick={() => setShows('preview')}
              icon={<Eye size={18} aria-hidden="true" />}
            >
              {text.preview}
            </Button>
            {lesson && (
              <Button
                variant="danger"
                onClick={() => setShows('delete')}
                disabled={saving.isRunning}
                icon={<Trash2 size={18} aria-hidden="true" />}
              >
                {text.remove}
              </Button>
            )}
          </div>
        }
      />
      {editor.restored && <DraftNotice draft={editor.restored} onStartOver={editor.startOver} />}
      <form ref={formRef} noValidate onSubmit={(event) => void onSubmit(event)}>
        {/* Nothing is changed while it is on its way; a disabled fieldset keeps every value. */}
        <fieldset disabled={saving.isRunning} className="contents">
          <div className="grid items-start gap-5 lg:grid-cols-[19rem_minmax(0,1fr)]">
            <PlacementFields
              form={form}
              isEditing={lesson !== null}
              classes={classes}
              timeZone={timeZone}
              problems={problems}
              onChange={change}
            />
            <ContentFields form={form} problems={problems} onChange={change} />
          </div>
          <MaterialField
            lesson={lesson}
            existing={existing}
            onRemoved={() => setExisting('')}
            file={editor.file}
            onChoose={(file) => {
              saving.clearFile();
              editor.chooseFile(file);
            }}
            missing={editor.restored?.fileName ?? ''}
            failure={saving.fileFailure}
          />
          {form.type === 'Exam' && (
            <QuestionsSection
              editor={editor}
              problems={problems}
              onTouched={(name) => setProblems(({ [name]: _gone, ...others }) => others)}
            />
          )}
        </fieldset>
        <SaveBar
          isEditing={lesson !== null}
          editor={editor}
          saving={saving}
          isIncomplete={Object.keys(problems).length > 0}
          onCancel={() => guard.goTo(back)}
          onRetry={() => void onSubmit()}
        />
      </form>
      {shows === 'preview' && (
        <PreviewDialog
          form={form}
          file={editor.file}
          existing={existing}
          extension={lesson?.materialExtension ?? ''}
          timeZone={timeZone}
          onClose={() => setShows(null)}
        />
      )}
      {shows === 'delete' && lesson && (
        <DeleteLessonDialog
          lesson={lesson}
          onDeleted={() => done(back)}
          onClose={() => setShows(null)}
        />
      )}
      {saving.conflict && (
        <LessonConflict
          conflict={saving.conflict}
          classes={classes}
          timeZone={timeZone}
          onDecided={(decided) => {
            if (saving.conflict) editor.goOnWith(decided, saving.conflict.theirs);
            void saveIfComplete(decided);
          }}
          onClose={saving.closeConflict}
        />
      )}
      <ConfirmDialog
        open={guard.isAsking}
        title={leaveWords.title}
        confirmLabel={leaveWords.leave}
        tone="danger"
        onConfirm={() => {
          saving.cancel();
          editor.forget();
          guard.leave();
        }}
        onClose={guard.stay}
      >
        {leaveWords.detail} {saving.progress && leaveWords.uploading}
      </ConfirmDialog>
    </>
  );
}
