import {
  type CountedAttempt,
  type ExamRules,
  type examRuleFields,
  examRuleDefaults as plain,
} from '@institute/contract/exams/exam-rules';
import { flagOf } from '@institute/contract/fields';

/** How an exam is sat, as it is typed. */
export interface RulesForm {
  /** Percent, empty for none. */
  passMark: string;
  attempts: string;
  countedAttempt: CountedAttempt;
  /** Hours, empty for none. */
  attemptWait: string;
  /** Empty for no limit. */
  minutes: string;
  isShuffled: boolean;
}

const textOf = (value: number | null) => (value === null ? '' : String(value));

/** An exam that is sat once, by nobody's clock. */
export const plainRules: RulesForm = {
  passMark: textOf(plain.pass_mark),
  attempts: String(plain.attempts),
  countedAttempt: plain.counted_attempt,
  attemptWait: '',
  minutes: textOf(plain.exam_minutes),
  isShuffled: plain.shuffled,
};

/** Whether it is sat once, so that nothing is to be said of further attempts. */
export const isSatOnce = ({ attempts }: RulesForm): boolean => Number(attempts) === 1;

export function rulesFormOf(rules: ExamRules): RulesForm {
  return {
    passMark: textOf(rules.passMark),
    attempts: String(rules.attempts),
    countedAttempt: rules.countedAttempt,
    attemptWait: rules.attemptWait === 0 ? '' : String(rules.attemptWait),
    minutes: textOf(rules.examMinutes),
    isShuffled: rules.isShuffled,
  };
}

export function wireRulesOf(form: RulesForm) {
  return {
    pass_mark: form.passMark.trim(),
    attempts: form.attempts,
    counted_attempt: form.countedAttempt,
    attempt_wait: form.attemptWait.trim() || '0',
    exam_minutes: form.minutes.trim(),
    shuffled: flagOf(form.isShuffled),
  } satisfies Record<keyof typeof examRuleFields, string>;
}

/** How an exam is sat as its form says; what cannot be read yet is as if it were empty. */
export function satAs(form: RulesForm): ExamRules {
  const number = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : null);
  const { countedAttempt, isShuffled } = form;
  return {
    ...{ passMark: number(form.passMark), examMinutes: number(form.minutes), countedAttempt },
    ...{ attempts: Number(form.attempts), attemptWait: number(form.attemptWait) ?? 0, isShuffled },
  };
}
