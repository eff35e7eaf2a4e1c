import { FolderInput, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  isNew,
  type LessonForm,
  newQuestion,
  type QuestionForm,
} from '../../domains/lessons/managed-model.ts';
import type { Form } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { ArabicFields } from './arabic-fields.tsx';
import { QuestionCard } from './question-card.tsx';
import { moveText, questionWords as words } from './text.ts';

/** As many questions as one exam takes. */
const MOST_QUESTIONS = 200;

interface QuestionListProps {
  form: Form<LessonForm>;
  onRemove: (question: QuestionForm) => void;
  /** Those that are saved shall go to another exam. */
  onMove: () => void;
}

/** The questions of an exam, each to be written, doubled and removed, and a new one beneath them. */
export function QuestionList({ form, onRemove, onMove }: QuestionListProps) {
  const { questions } = form.values;
  const isFull = questions.length >= MOST_QUESTIONS;
  const [list, leadTo] = useLeading();
  // New ones stand at the end, as they do once they are saved.
  const append = (question: QuestionForm) => {
    form.change('questions', [...questions, question]);
    leadTo(question.id);
  };
  const change = (id: string, changes: Partial<QuestionForm>) =>
    form.change(
      'questions',
      form.now().questions.map((one) => (one.id === id ? { ...one, ...changes } : one)),
    );
  return (
    <>
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
              onClick={onMove}
              icon={<FolderInput size={18} className="rtl:-scale-x-100" />}
            >
              {moveText.open}
            </Button>
          )}
        </div>
      </ArabicFields>
    </>
  );
}

/** Gives the focus to the text of a question that has been added, once it stands in the list. */
function useLeading() {
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState('');
  useEffect(() => {
    if (added)
      list.current?.querySelector<HTMLElement>(`[data-question="${added}"] textarea`)?.focus();
  }, [added]);
  return [list, setAdded] as const;
}
