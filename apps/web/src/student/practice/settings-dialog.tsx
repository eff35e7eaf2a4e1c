import { strictnesses } from '@institute/contract/arabic/strictness';
import { dictionary } from '@institute/contract/language';
import { savePracticePlan } from '@institute/contract/words/practice-care';
import { getPracticeCount } from '@institute/contract/words/practice-count';
import { getPractice, planLimits } from '@institute/contract/words/words';
import * as z from 'zod/mini';
import {
  explainWordsIn,
  wordLanguage,
  wordLanguages,
} from '../../domains/lessons/word-language.ts';
import type { Plan } from '../../domains/words/model.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import { hearAtOnce, isHeardAtOnce } from './heard-at-once.ts';

const words = dictionary('student/practice/settings', {
  title: 'Settings of your practice',
  newADay: 'New words a day',
  reviewsADay: 'Reviews a day, at most',
  retention: 'How much you want to remember',
  retentionHint: 'The more, the more often each word comes.',
  daysAWeek: 'Days of practice a week',
  strictness: 'What counts in typed Arabic',
  strictnesses: {
    letters: 'The letters',
    hamza: 'Letters and hamza',
    tashkeel: 'Letters, hamza and vowel signs',
  },
  range: (min: number, max: number) => `A number from ${min} to ${max}`,
  language: 'Words are explained in',
  languages: { english: 'English', hausa: 'Hausa', yoruba: 'Yorùbá' },
  languageHint: 'On this device. A word that has no meaning in it yet is explained in English.',
  sound: 'Hear each word by itself',
  soundHint: 'On this device. A sound is fetched for each card that has one.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved',
  failed: 'Your settings could not be saved.',
});

function numberIn({ min, max }: { min: number; max: number }) {
  const message = words.range(min, max);
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN)),
    ),
    z.number(message).check(z.minimum(min, message), z.maximum(max, message)),
  );
}

const schema = z.object({
  newADay: numberIn(planLimits.newADay),
  reviewsADay: numberIn(planLimits.reviewsADay),
  retention: numberIn(planLimits.retention),
  daysAWeek: numberIn(planLimits.daysAWeek),
  strictness: z.enum(strictnesses),
  language: z.enum(wordLanguages),
  sound: z.boolean(),
});

/** The numbers of the day, as a student wants them. */
export function SettingsDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const save = useAct(savePracticePlan, { refreshes: [getPractice, getPracticeCount] });
  const form = useForm({
    schema,
    defaultValues: {
      newADay: String(plan.newADay),
      reviewsADay: String(plan.reviewsADay),
      retention: String(plan.retention),
      daysAWeek: String(plan.daysAWeek),
      strictness: plan.strictness,
      language: wordLanguage(),
      sound: isHeardAtOnce(),
    },
    words: { refused: words.failed },
    onSubmit: async ({ sound, language, ...values }) => {
      await save.mutateAsync(values);
      hearAtOnce(sound);
      explainWordsIn(language);
      toast.success(words.saved);
      onClose();
    },
  });
  const options = strictnesses.map((value) => ({ value, label: words.strictnesses[value] }));
  const languages = wordLanguages.map((value) => ({
    ...{ value, label: words.languages[value] },
  }));
  return (
    <FormDialog
      form={form}
      title={words.title}
      onClose={onClose}
      submit={words.save}
      busyLabel={words.saving}
    >
      <NumberField label={words.newADay} {...form.field('newADay')} />
      <NumberField label={words.reviewsADay} {...form.field('reviewsADay')} />
      <NumberField
        label={words.retention}
        hint={words.retentionHint}
        suffix="%"
        {...form.field('retention')}
      />
      <NumberField label={words.daysAWeek} {...form.field('daysAWeek')} />
      <SelectField label={words.strictness} options={options} {...form.field('strictness')} />
      <SelectField
        label={words.language}
        hint={words.languageHint}
        options={languages}
        {...form.field('language')}
      />
      <CheckboxField
        label={words.sound}
        hint={words.soundHint}
        checked={form.values.sound}
        onChange={({ target }) => form.change('sound', target.checked)}
      />
    </FormDialog>
  );
}
