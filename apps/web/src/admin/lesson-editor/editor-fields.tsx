import { LessonContent } from './lesson-content.tsx';
import { MaterialField } from './material-field.tsx';
import { PlacementFields } from './placement-fields.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { RulesFields } from './rules-fields.tsx';
import type { LessonEditor } from './use-lesson-form.ts';

interface EditorFieldsProps {
  editor: LessonEditor;
  timeZone: string;
}

/** Everything of a lesson that is typed or chosen: where it stands, what it says, its file, its exam. */
export function EditorFields({ editor, timeZone }: EditorFieldsProps) {
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
