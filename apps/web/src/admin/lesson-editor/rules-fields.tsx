import { countedAttempts, MOST_ATTEMPTS } from '@institute/contract/exams/exam-rules';
import { isSatOnce, type RulesForm } from '../../domains/lessons/exam-rules-model.ts';
import type { LessonForm } from '../../domains/lessons/managed-model.ts';
import type { Form } from '../../forms/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { rulesWords as words } from './rules-text.ts';

const attempts = Array.from({ length: MOST_ATTEMPTS }, (_, index) => String(index + 1));
const counted = countedAttempts.map((value) => ({ value, label: words.counted[value] }));

/** How an exam is sat: pass mark, time, attempts and the order of its questions. */
export function RulesFields({ form }: { form: Form<LessonForm> }) {
  const { rules } = form.values;
  const change = (changes: Partial<RulesForm>) =>
    form.change('rules', { ...form.now().rules, ...changes });
  const number = (name: 'passMark' | 'minutes' | 'attemptWait') => ({
    value: rules[name],
    error: form.errorOf(`rules.${name}`),
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
    maxLength: 4,
    optional: true,
  });
  return (
    <section aria-labelledby="exam-rules" className="mt-8">
      <h2 id="exam-rules" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{words.detail}</p>
      <Card className="mt-3 grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <NumberField
          label={words.passMark}
          hint={words.passMarkHint}
          suffix="%"
          {...number('passMark')}
        />
        <NumberField
          label={words.minutes}
          hint={words.minutesHint}
          suffix={words.minutesUnit}
          {...number('minutes')}
        />
        <SelectField
          label={words.attempts}
          hint={isSatOnce(rules) ? undefined : words.keysHint}
          options={attempts.map((value) => ({ value, label: value }))}
          value={rules.attempts}
          onChange={({ target }) => change({ attempts: target.value })}
        />
        {!isSatOnce(rules) && (
          <>
            <SelectField
              label={words.countedLabel}
              hint={words.countedHint}
              options={counted}
              value={rules.countedAttempt}
              onChange={({ target }) =>
                change({ countedAttempt: target.value === 'last' ? 'last' : 'best' })
              }
            />
            <NumberField label={words.wait} suffix={words.waitUnit} {...number('attemptWait')} />
          </>
        )}
        <CheckboxField
          label={words.isShuffled}
          hint={words.isShuffledHint}
          checked={rules.isShuffled}
          onChange={({ target }) => change({ isShuffled: target.checked })}
          className="sm:col-span-2"
        />
      </Card>
    </section>
  );
}
