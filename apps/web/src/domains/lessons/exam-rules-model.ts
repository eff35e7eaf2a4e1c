import {
  type CountedAttempt,
  type ExamRules,
  type examRuleFields,
  examRuleDefaults as plain,
} from '@institute/contract/exams/exam-rules';
import { flagOf } from '@institute/contract/fields';
import { isSet } from '../../platform/decode.ts';

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
    passMark: textOf(rules.pass_mark),
    attempts: String(rules.attempts),
    countedAttempt: rules.counted_attempt,
    attemptWait: rules.attempt_wait === 0 ? '' : String(rules.attempt_wait),
    minutes: textOf(rules.exam_minutes),
    isShuffled: isSet(rules.shuffled),
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
export function satAs({ passMark, attempts, countedAttempt, attemptWait, minutes }: RulesForm) {
  const number = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : null);
  return {
    ...{ passMark: number(passMark), minutes: number(minutes), countedAttempt },
    ...{ attempts: Number(attempts), attemptWait: number(attemptWait) ?? 0 },
  };
}
