import type { LessonForm } from '../../domains/lessons/managed-model.ts';
import type { Form } from '../../forms/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { TextareaField, TextField } from '../../ui/input.tsx';
import { ArabicFields } from './arabic-fields.tsx';
import { kindText, text } from './text.ts';

const MAX_SUBJECT = 200;
const MAX_ABOUT = 200_000;
const MAX_ANSWER = 50_000;

/** What the lesson says: subject, content and, for an exam, the model answer (admin §4). */
export function ContentFields({ form }: { form: Form<LessonForm> }) {
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
    </Card>
  );
}
