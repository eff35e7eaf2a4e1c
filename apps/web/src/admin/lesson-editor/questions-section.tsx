import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRemoveQuestion } from '../../domains/lessons/managed-api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { toast } from '../../ui/toast.ts';
import { ArabicFields } from './arabic-fields.tsx';
import { emptyQuestion, isNew, type QuestionForm } from './form.ts';
import { QuestionCard } from './question-card.tsx';
import { text, questionWords as words } from './text.ts';
import type { Editor } from './use-editor.ts';
import { wordsOf } from './use-saving.ts';
import type { Problems } from './validate.ts';

interface QuestionsSectionProps {
  editor: Editor;
  problems: Problems;
  /** A field that was marked is being seen to. */
  onTouched: (name: string) => void;
}

/** The objective questions of an exam (admin §3, §4). */
export function QuestionsSection({ editor, problems, onTouched }: QuestionsSectionProps) {
  const { questions } = editor.form;
  const [removing, setRemoving] = useState<QuestionForm | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState('');
  useEffect(() => {
    if (added)
      list.current?.querySelector<HTMLElement>(`[data-question="${added}"] textarea`)?.focus();
  }, [added]);

  const add = () => {
    const question = emptyQuestion();
    editor.change({ questions: [...questions, question] });
    setAdded(question.id);
  };
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
        {words.noneHint}
      </p>
      <ArabicFields className="mt-3 flex flex-col gap-3">
        <ol ref={list} className="flex flex-col gap-4">
          {questions.map((question, index) => (
            <li key={question.id} data-question={question.id}>
              <QuestionCard
                question={question}
                place={index + 1}
                problems={problems}
                onChange={(changes) => {
                  for (const name of Object.keys(changes)) onTouched(`${question.id}.${name}`);
                  editor.changeQuestion(question.id, changes);
                }}
                onRemove={() => onRemove(question)}
              />
            </li>
          ))}
        </ol>
        <Button
          variant="secondary"
          onClick={add}
          className="self-start"
          icon={<Plus size={18} aria-hidden="true" />}
        >
          {words.add}
        </Button>
      </ArabicFields>
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
  const { mutateAsync, isPending } = useRemoveQuestion();
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    if (isNew(question)) return onRemoved();
    setFailure(null);
    try {
      const { message } = await mutateAsync(Number(question.id));
      toast.success(message || words.removed);
      onRemoved();
    } catch (error) {
      // Gone already, as after an answer that was lost.
      if (errorCode(error) === 'not_found') onRemoved();
      else setFailure(wordsOf(error, words.removeFailed, words.removeBroken));
    }
  };
  return (
    <ConfirmDialog
      open
      title={words.removeTitle}
      confirmLabel={words.confirmRemove}
      busyLabel={words.removing}
      busy={isPending}
      tone="danger"
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p dir="auto" className="mb-2 text-ink [overflow-wrap:anywhere]">
        {question.question}
      </p>
      <p>{isNew(question) ? words.removeNewDetail : words.removeDetail}</p>
      <FormAlert message={failure} />
    </ConfirmDialog>
  );
}
