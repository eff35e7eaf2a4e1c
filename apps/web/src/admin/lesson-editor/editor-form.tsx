import { pathTo } from '@institute/contract/routes';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCanIn } from '../../domains/auth/use-actor.ts';
import type { LessonForm, LessonToEdit } from '../../domains/lessons/managed-model.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { AsideNotice, RestoredNotice } from '../../forms/restored-notice.tsx';
import { useLeaveGuard } from '../../forms/use-leave-guard.ts';
import { whenText } from '../../ui/when.tsx';
import { EditorDialogs, LeaveQuestion } from './editor-dialogs.tsx';
import { EditorHeader } from './editor-header.tsx';
import { LessonContent } from './lesson-content.tsx';
import { MaterialField } from './material-field.tsx';
import { useMediaWork } from './media/media-work.ts';
import { PlacementFields } from './placement-fields.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { RulesFields } from './rules-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { leaveWords } from './text.ts';
import type { LessonEditor } from './use-lesson-form.ts';
import { useLessonForm } from './use-lesson-form.ts';
import { LESSON_WORDS, WordsSection } from './words/words-section.tsx';

interface EditorFormProps {
  /** The lesson as saved; null when one is added. */
  saved: LessonToEdit | null;
  /** The class it stands in, and as that stands in the address. */
  classId: number;
  classInAddress: string;
}

/** The lesson form: checks itself, saves with its file, and loses nothing that was typed. */
export function EditorForm(props: EditorFormProps) {
  const { saved, classId, classInAddress } = props;
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const back = lessonsPath(classInAddress);
  const pathAfter = usePathAfter(props);
  // Whether the save under way leads on to the words of the lesson.
  const isForWords = useRef(false);
  const editor = useLessonForm({
    ...{ saved, classId, timeZone },
    onSaved: (now, id) =>
      void navigate(isForWords.current ? wordsPath(now.classId, id) : pathAfter(now)),
  });
  const { form, lesson } = editor;
  const saveForWords = async () => {
    isForWords.current = true;
    await form.submit();
    isForWords.current = false;
  };
  const hasMediaWork = useMediaWork(({ works }) => Object.keys(works).length > 0);
  const guard = useLeaveGuard(form.isChanged || form.isRunning || hasMediaWork);
  const [shows, setShows] = useState<'preview' | 'delete' | null>(null);

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
          message={leaveWords.restored(whenText(new Date(form.restored.keptAt), timeZone, true))}
          onStartOver={editor.startOver}
          className="mb-5"
        />
      )}
      <AsideNotice form={form} className="mb-5" />
      <form {...form.props}>
        {/* Nothing is changed while it is on its way; a disabled fieldset keeps every value. */}
        <fieldset disabled={form.isRunning} className="contents">
          <EditorFields editor={editor} timeZone={timeZone} />
        </fieldset>
        <SaveBar editor={editor} onCancel={() => guard.goTo(back)} />
      </form>
      <WordsSection
        lessonId={lesson?.id ?? null}
        kind={form.values.kind}
        blocks={form.values.blocks}
        onSave={() => void saveForWords()}
      />
      <EditorDialogs
        {...{ shows, editor, timeZone }}
        onDeleted={() => {
          form.forget();
          void navigate(back);
        }}
        onClose={() => setShows(null)}
      />
      <LeaveQuestion editor={editor} guard={guard} />
    </>
  );
}

const lessonsPath = (classId: string | number) =>
  `${pathTo('managedClass', { id: classId })}?tab=lessons`;

/** The words of a lesson that has just been added. */
const wordsPath = (classId: number, id: number) =>
  `${pathTo('managedLesson', { classId, lessonId: id })}${LESSON_WORDS}`;

/** Where it is said whose marks a corrected key touches. */
const itemsPath = (classId: string | number, examId = 0) =>
  `${pathTo('managedClass', { id: classId })}?tab=gradebook&items=${examId}`;

/** Where a saved lesson leads: to the lessons of its class, or to those whom a corrected key touches. */
function usePathAfter({ saved, classId, classInAddress }: EditorFormProps) {
  const mayMark = useCanIn('exams.mark', classId);
  return (now: LessonForm) => {
    const to = now.classId === classId ? classInAddress : now.classId;
    return mayMark && isKeyChanged(saved, now) ? itemsPath(to, saved?.lesson.id) : lessonsPath(to);
  };
}

interface EditorFieldsProps {
  editor: LessonEditor;
  timeZone: string;
}

/** Everything of a lesson that is typed or chosen: where it stands, what it says, its file, its exam. */
function EditorFields({ editor, timeZone }: EditorFieldsProps) {
  const { lesson, form } = editor;
  const lessonId = lesson?.id ?? null;
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <PlacementFields form={form} isEditing={lesson !== null} timeZone={timeZone} />
        <LessonContent form={form} lessonId={lessonId} />
      </div>
      <MaterialField editor={editor} />
      {form.values.kind === 'exam' && (
        <>
          <RulesFields form={form} />
          <QuestionsSection editor={editor} lessonId={lessonId} />
        </>
      )}
    </>
  );
}

/** Whether what students have handed in of an exam may have other marks by what is saved now. */
function isKeyChanged(before: LessonToEdit | null, after: LessonForm): boolean {
  if (after.kind !== 'exam' || !before?.lesson.submittedBy) return false;
  const says = (...keys: unknown[]) => JSON.stringify(keys);
  return (
    before.questions.some(({ id, answer }) => {
      const now = after.questions.find((one) => one.id === id);
      return now !== undefined && now.answer.trim() !== answer;
    }) || says(before.lesson.blocks) !== says(after.blocks)
  );
}
