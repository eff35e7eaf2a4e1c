import { runsOf, settingOf } from './runs.ts';

/** The direction of a paragraph: the one its writer has chosen, else that of its words. */
export function directionOf(text: string, chosen: unknown): 'ltr' | 'rtl' | 'auto' {
  if (chosen === 'ltr' || chosen === 'rtl') return chosen;
  const runs = runsOf(text);
  if (runs.length < 2) return 'auto';
  return settingOf(runs) === 'ltr' ? 'ltr' : 'rtl';
}
