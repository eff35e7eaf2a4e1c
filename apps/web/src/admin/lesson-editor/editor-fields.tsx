import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LessonContent } from './lesson-content.tsx';
import { PlacementFields } from './placement-fields.tsx';
import type { LessonEditor } from './use-lesson-form.ts';

const MaterialField = lazyPart(() =>
  import('./material-field.tsx').then((code) => code.MaterialField),
);
const QuestionsSection = lazyPart(() =>
  import('./questions-section.tsx').then((code) => code.QuestionsSection),
);
const RulesFields = lazyPart(() => import('./rules-fields.tsx').then((code) => code.RulesFields));

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
          <RulesFields form={form} fallback={<Skeleton className="mt-8 h-40" />} />
          <QuestionsSection
            editor={editor}
            lessonId={lessonId}
            fallback={<Skeleton className="mt-8 h-40" />}
          />
        </>
      )}
    </>
  );
}
