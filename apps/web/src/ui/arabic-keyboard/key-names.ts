import { dictionary } from '@institute/contract/language';

/** What the keys are called for those who do not see them; a letter is its own name. */
export const keyNames = dictionary('ui/arabic-keyboard/keys', {
  fatha: 'Fatha',
  damma: 'Damma',
  kasra: 'Kasra',
  sukun: 'Sukun',
  shadda: 'Shadda',
  tanwinFath: 'Tanwin fath',
  tanwinDamm: 'Tanwin damm',
  tanwinKasr: 'Tanwin kasr',
  daggerAlef: 'Dagger alef',
  hide: 'Hide the Arabic keyboard',
  backspace: 'Backspace',
  comma: 'Arabic comma',
  semicolon: 'Arabic semicolon',
  space: 'Space',
  fullStop: 'Full stop',
  questionMark: 'Arabic question mark',
  newLine: 'New line',
});
