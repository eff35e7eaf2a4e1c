import { pathTo } from '@institute/contract/routes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCanIn } from '../../domains/auth/use-actor.ts';
import type { LessonForm, LessonToEdit } from '../../domains/lessons/managed-model.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { AsideNotice, RestoredNotice } from '../../forms/restored-notice.tsx';
import { useLeaveGuard } from '../../forms/use-leave-guard.ts';
import { formatDateTime } from '../../ui/format.ts';
import { EditorDialogs, LeaveQuestion } from './editor-dialogs.tsx';
import { EditorFields } from './editor-fields.tsx';
import { EditorHeader } from './editor-header.tsx';
import { isKeyChanged } from './key-changed.ts';
import { useMediaWork } from './media/media-work.ts';
import { SaveBar } from './save-bar.tsx';
import { leaveWords } from './text.ts';
import { useLessonForm } from './use-lesson-form.ts';
import { WordsSection } from './words/words-section.tsx';

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
  const editor = useLessonForm({
    ...{ saved, classId, timeZone },
    onSaved: (now) => void navigate(pathAfter(now)),
  });
  const { form, lesson } = editor;
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
          message={leaveWords.restored(formatDateTime(new Date(form.restored.keptAt)))}
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
