import { removeObj } from '@institute/contract/lessons/managed-questions';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { isNew, type QuestionForm } from '../../domains/lessons/managed-model.ts';
import { ConfirmedAct } from '../../forms/confirmed-act.tsx';
import { useAct } from '../../platform/answers.ts';
import { errorCode } from '../../platform/api-error.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { DrawFields } from './draw-fields.tsx';
import { MoveQuestionsDialog } from './move-questions-dialog.tsx';
import { QuestionList } from './question-list.tsx';
import { text, questionWords as words } from './text.ts';
import type { LessonEditor } from './use-lesson-form.ts';

const BlocksEditor = lazy(() =>
  import('./blocks/blocks-editor.tsx').then((code) => code.BlocksEditor),
);

interface QuestionsSectionProps {
  editor: LessonEditor;
  /** Null for an exam that is being added. */
  lessonId: number | null;
}

/** The objective questions of an exam (admin §3, §4), its exercises, and what it draws from the bank. */
export function QuestionsSection({ editor, lessonId }: QuestionsSectionProps) {
  const { form } = editor;
  const [removing, setRemoving] = useState<QuestionForm | null>(null);
  const [isMoving, setMoving] = useState(false);
  return (
    <section aria-labelledby="objective-questions" className="mt-8">
      <h2 id="objective-questions" className="text-xl">
        {text.questions}
      </h2>
      <QuestionList
        form={form}
        onRemove={(question) => {
          if (isBlank(question)) editor.dropQuestion(question.id);
          else setRemoving(question);
        }}
        onMove={() => setMoving(true)}
      />
      <div className="mt-8">
        <BlocksEditor
          form={form}
          lessonId={lessonId}
          isTurning={false}
          onPlain={() => undefined}
          fallback={<Skeleton className="h-40" />}
        />
      </div>
      <DrawFields form={form} />
      {/* A form of its own, which may not stand within that of the lesson. */}
      {createPortal(
        isMoving && lessonId !== null && (
          <MoveQuestionsDialog
            editor={editor}
            lessonId={lessonId}
            onClose={() => setMoving(false)}
          />
        ),
        document.body,
      )}
      {removing && (
        <RemoveDialog
          question={removing}
          onRemoved={() => {
            editor.dropQuestion(removing.id);
            setRemoving(null);
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}

/** Whether nobody has written anything of a question yet, which may go unasked. */
const isBlank = (question: QuestionForm) =>
  isNew(question) && [question.question, question.answer, ...question.options].every((one) => !one);

interface RemoveDialogProps {
  question: QuestionForm;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a question goes; a saved one goes from the server at once. */
function RemoveDialog({ question, onRemoved, onClose }: RemoveDialogProps) {
  const { mutateAsync } = useAct(removeObj);
  const remove = async () => {
    if (isNew(question)) return onRemoved();
    try {
      await mutateAsync({ objId: question.id });
      toast.success(words.removed);
    } catch (error) {
      // Gone already, as after an answer that was lost.
      if (errorCode(error) !== 'not_found') throw error;
    }
    onRemoved();
  };
  return (
    <ConfirmedAct
      title={words.removeTitle}
      confirmLabel={words.confirmRemove}
      busyLabel={words.removing}
      words={{ refused: words.removeFailed, broken: words.removeBroken }}
      onConfirm={remove}
      onClose={onClose}
    >
      <p dir="auto" className="mb-2 text-ink [overflow-wrap:anywhere]">
        {question.question}
      </p>
      <p>{isNew(question) ? words.removeNewDetail : words.removeDetail}</p>
    </ConfirmedAct>
  );
}
