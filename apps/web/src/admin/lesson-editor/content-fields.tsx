import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { TextareaField, TextField } from '../../ui/input.tsx';
import { ArabicFields } from './arabic-fields.tsx';
import type { LessonForm } from './form.ts';
import { text, typeText } from './text.ts';
import type { Problems } from './validate.ts';

const MAX_SUBJECT = 200;
const MAX_ABOUT = 200_000;
const MAX_ANSWER = 50_000;

interface ContentFieldsProps {
  form: LessonForm;
  problems: Problems;
  onChange: (changes: Partial<LessonForm>) => void;
}

/** What the lesson says: subject, content and, for an exam, the model answer (admin §4). */
export function ContentFields({ form, problems, onChange }: ContentFieldsProps) {
  const words = typeText[form.type];
  return (
    <Card>
      <ArabicFields className="flex flex-col gap-4">
        <TextField
          label={words.subject}
          error={problems.subject}
          value={form.subject}
          onChange={(event) => onChange({ subject: event.target.value })}
          maxLength={MAX_SUBJECT}
          dir="auto"
          autoComplete="off"
          required
        />
        <TextareaField
          label={words.about}
          hint={words.aboutHint}
          value={form.about}
          onChange={(event) => onChange({ about: event.target.value })}
          maxLength={MAX_ABOUT}
          rows={form.type === 'Exam' ? 6 : 12}
          optional={form.type === 'Exam'}
          className={cx(
            'max-h-[70dvh] leading-loose [field-sizing:content]',
            form.type === 'Exam' ? 'min-h-32' : 'min-h-72',
          )}
        />
        {form.type === 'Exam' && (
          <TextareaField
            label={text.theoryAnswer}
            hint={text.theoryAnswerHint}
            optional
            value={form.theoryAnswer}
            onChange={(event) => onChange({ theoryAnswer: event.target.value })}
            maxLength={MAX_ANSWER}
            rows={5}
            className="max-h-[70dvh] min-h-32 leading-loose [field-sizing:content]"
          />
        )}
      </ArabicFields>
    </Card>
  );
}
