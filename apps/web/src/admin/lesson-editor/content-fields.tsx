import { Blocks } from 'lucide-react';
import type { LessonForm } from '../../domains/lessons/managed-model.ts';
import type { Form } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { TextareaField, TextField } from '../../ui/input.tsx';
import { ArabicFields } from './arabic-fields.tsx';
import { kindText, text } from './text.ts';

const MAX_SUBJECT = 200;
const MAX_ABOUT = 200_000;
const MAX_ANSWER = 50_000;

interface ContentFieldsProps {
  form: Form<LessonForm>;
  /** Whether blocks stand in place of the text. */
  isInBlocks: boolean;
  /** Turns the text into blocks; absent for a kind that has none. */
  onTurn?: () => void;
}

/** What the lesson says: subject, content and, for an exam, the model answer (admin §4). */
export function ContentFields({ form, isInBlocks, onTurn }: ContentFieldsProps) {
  const isExam = form.values.kind === 'exam';
  const words = kindText[form.values.kind];
  return (
    <Card>
      <ArabicFields className="flex flex-col gap-4">
        <TextField
          label={words.subject}
          {...form.field('subject')}
          maxLength={MAX_SUBJECT}
          dir="auto"
          autoComplete="off"
          required
        />
        {!isInBlocks && (
          <TextareaField
            label={words.about}
            hint={words.aboutHint}
            {...form.field('about')}
            maxLength={MAX_ABOUT}
            rows={isExam ? 6 : 12}
            optional={isExam}
            className={cx(
              'max-h-[70dvh] leading-loose [field-sizing:content]',
              isExam ? 'min-h-32' : 'min-h-72',
            )}
          />
        )}
        {isExam && (
          <TextareaField
            label={text.theoryAnswer}
            hint={text.theoryAnswerHint}
            optional
            {...form.field('theoryAnswer')}
            maxLength={MAX_ANSWER}
            rows={5}
            className="max-h-[70dvh] min-h-32 leading-loose [field-sizing:content]"
          />
        )}
      </ArabicFields>
      {onTurn && !isInBlocks && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
          <Button variant="secondary" icon={<Blocks size={18} />} onClick={onTurn}>
            {form.values.about.trim() === '' ? text.writeInBlocks : text.turnIntoBlocks}
          </Button>
          <p className="min-w-48 grow basis-0 text-muted text-sm">{text.blocksHint}</p>
        </div>
      )}
    </Card>
  );
}
