import { ArrowLeft, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRemoveQuestion } from '../../domains/lessons/managed-api.ts';
import { isNew, newQuestion, type QuestionForm } from '../../domains/lessons/managed-model.ts';
import { ConfirmedAct } from '../../forms/confirmed-act.tsx';
import { errorCode } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { ArabicFields } from './arabic-fields.tsx';
import { moveText } from './move-text.ts';
import { QuestionCard } from './question-card.tsx';
import { questionWords as words } from './questions-text.ts';
import { text } from './text.ts';
import type { LessonEditor } from './use-lesson-form.ts';

const MoveQuestionsDialog = lazyDialog(
  () => import('./move-questions-dialog.tsx').then((code) => code.MoveQuestionsDialog),
  'when-opened',
);

/** As many questions as one exam takes. */
const MOST_QUESTIONS = 200;

const BlocksEditor = lazyPart(() =>
  import('./blocks/blocks-editor.tsx').then((code) => code.BlocksEditor),
);

const DrawFields = lazyPart(() => import('./draw-fields.tsx').then((code) => code.DrawFields));

interface QuestionsSectionProps {
  editor: LessonEditor;
  /** Null for an exam that is being added. */
  lessonId: number | null;
}

/** The objective questions of an exam (admin §3, §4), its exercises, and what it draws from the bank. */
export function QuestionsSection({ editor, lessonId }: QuestionsSectionProps) {
  const { form } = editor;
  const { questions } = form.values;
  const isFull = questions.length >= MOST_QUESTIONS;
  const [removing, setRemoving] = useState<QuestionForm | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState('');
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    if (added)
      list.current?.querySelector<HTMLElement>(`[data-question="${added}"] textarea`)?.focus();
  }, [added]);

  // New ones stand at the end, as they do once they are saved.
  const append = (question: QuestionForm) => {
    form.change('questions', [...questions, question]);
    setAdded(question.id);
  };
  const change = (id: string, changes: Partial<QuestionForm>) =>
    form.change(
      'questions',
      form.now().questions.map((one) => (one.id === id ? { ...one, ...changes } : one)),
    );
  const onRemove = (question: QuestionForm) => {
    const isBlank = [question.question, question.answer, ...question.options].every((one) => !one);
    if (isNew(question) && isBlank) editor.dropQuestion(question.id);
    else setRemoving(question);
  };

  return (
    <section aria-labelledby="objective-questions" className="mt-8">
      <h2 id="objective-questions" className="text-xl">
        {text.questions}
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        {questions.length === 0 && `${words.none} `}
        {isFull ? words.full : words.noneHint}
      </p>
      <ArabicFields className="mt-3 flex flex-col gap-3">
        <ol ref={list} className="flex flex-col gap-4">
          {questions.map((question, index) => (
            <li key={question.id} data-question={question.id}>
              <QuestionCard
                question={question}
                number={index + 1}
                errorOf={(name) => form.errorOf(`questions.${index}.${name}`)}
                onChange={(changes) => change(question.id, changes)}
                onDuplicate={
                  isFull ? undefined : () => append({ ...question, id: newQuestion().id })
                }
                onRemove={() => onRemove(question)}
              />
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            disabled={isFull}
            onClick={() => append(newQuestion())}
            icon={<Plus size={18} />}
          >
            {words.add}
          </Button>
          {questions.some((one) => !isNew(one)) && (
            <Button
              variant="ghost"
              onClick={() => setMoving(true)}
              icon={<ArrowLeft size={18} className="-scale-x-100 rtl:scale-x-100" />}
            >
              {moveText.open}
            </Button>
          )}
        </div>
      </ArabicFields>
      <div className="mt-8">
        <BlocksEditor
          form={form}
          lessonId={lessonId}
          isTurning={false}
          onPlain={() => undefined}
          fallback={<Skeleton className="h-40" />}
        />
      </div>
      <DrawFields form={form} fallback={<Skeleton className="mt-8 h-40" />} />
      {/* A form of its own, which may not stand within that of the lesson. */}
      {createPortal(
        <MoveQuestionsDialog
          shown={
            isMoving && lessonId !== null
              ? { editor, lessonId, onClose: () => setMoving(false) }
              : null
          }
        />,
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

interface RemoveDialogProps {
  question: QuestionForm;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a question goes; a saved one goes from the server at once. */
function RemoveDialog({ question, onRemoved, onClose }: RemoveDialogProps) {
  const { mutateAsync } = useRemoveQuestion();
  const remove = async () => {
    if (isNew(question)) return onRemoved();
    try {
      const { message } = await mutateAsync(Number(question.id));
      toast.success(message || words.removed);
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
