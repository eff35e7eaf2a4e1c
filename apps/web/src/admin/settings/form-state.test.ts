import {
  fieldOf,
  type ManagedSettings,
  type SettingName,
  type SettingsForm,
} from '@institute/contract/settings/managed-settings';
import { describe, expect, it } from 'vitest';
import {
  begin,
  changedNames,
  decided,
  type FormState,
  merged,
  saved,
  settingsSchemaOver,
  storedOf,
} from './form-state.ts';

const form: SettingsForm = {
  siteName: 'Bustan',
  landingMessage: 'Welcome',
  guide: 'Read this',
  aboutUs: '',
  aboutSite: '',
  privateLesson: '',
  paystackKey: '',
  whatsappNumber: '',
  storeLink: '',
  defaultPrice: '2500',
  referralWelcome: '100',
  referralReward: '100',
  referralTrigger: 'paid_enrolment',
  gameRewardEasy: '100',
  gameRewardIntermediate: '500',
  gameRewardHard: '1000',
  rewardBudget: '20000',
  secondFactor: 'optional',
  terms: 'Be kind.',
  privacy: 'We keep little.',
  privacyContact: '',
  deviceDays: '400',
  mailDays: '90',
  auditDays: '730',
  draftDays: '180',
};
/** A form in which a field is typed. */
const typed = (state: FormState, name: keyof SettingsForm, value: string): FormState => ({
  ...state,
  values: { ...state.values, [name]: value } as SettingsForm,
});
/** What is wrong with a form, by field. */
function errorsOf({ base, values }: FormState): Record<string, string> {
  const { error } = settingsSchemaOver(base).safeParse(values);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}
const theirs = (changes: Partial<SettingsForm>, by = 'Maryam'): ManagedSettings => ({
  form: { ...form, ...changes },
  logo: '',
  signature: '',
  changes: Object.fromEntries(
    (Object.keys(changes) as SettingName[]).map((name) => [
      fieldOf(name),
      { by, at: new Date(1000) },
    ]),
  ),
});

describe('what is wrong with settings', () => {
  // Proves admin-5-19.
  it.each([
    ['siteName', ' ', 'Site name is required'],
    ['defaultPrice', '-1', 'Please enter a valid amount'],
    ['defaultPrice', 'ten', 'Please enter a valid amount'],
    ['paystackKey', 'sk_live_1', /secret key/],
    ['whatsappNumber', 'call me', 'This is not a phone number.'],
  ] as const)('%s %j', (name, value, words) => {
    expect(errorsOf(typed(begin(form), name, value))[name]).toMatch(words);
  });

  it('is looked for in what was changed alone', () => {
    const old = begin({ ...form, whatsappNumber: 'from long ago' });
    expect(errorsOf(typed(old, 'guide', 'New'))).toEqual({});
  });
});

describe('saving', () => {
  it('leaves what was sent as it is stored, and what was typed meanwhile as it is', () => {
    let state = typed(begin(form), 'siteName', ' Bustan al-Huruf ');
    state = typed(state, 'defaultPrice', '3000.5');
    const stored = storedOf(state);
    expect(stored).toEqual({ siteName: 'Bustan al-Huruf', defaultPrice: '3000.50' });
    const sent = state.values;
    const after = saved(typed(state, 'guide', 'Later'), sent, stored);
    expect(after.values).toMatchObject({ siteName: 'Bustan al-Huruf', defaultPrice: '3000.50' });
    expect(changedNames(after)).toEqual(['guide']);
  });
});

describe('what another administrator has saved', () => {
  it('comes in where nothing was typed, and stands beside what was', () => {
    const state = typed(begin(form), 'aboutUs', 'Mine');
    const after = merged(state, theirs({ aboutUs: 'Theirs', guide: 'Their guide' }));
    expect(after.values).toMatchObject({ aboutUs: 'Mine', guide: 'Their guide' });
    expect(after.conflicts).toEqual({ aboutUs: { theirs: 'Theirs', by: 'Maryam' } });
    // The next save says that their words were seen.
    expect(after.base.aboutUs).toBe('Theirs');
    expect(changedNames(after)).toEqual(['aboutUs']);
  });

  it('is no quarrel when it is the same', () => {
    const state = typed(begin(form), 'aboutUs', 'Same');
    const after = merged(state, theirs({ aboutUs: 'Same' }));
    expect(after.conflicts).toEqual({});
    expect(changedNames(after)).toEqual([]);
  });

  it('can be taken or passed over', () => {
    const state = merged(typed(begin(form), 'aboutUs', 'Mine'), theirs({ aboutUs: 'Theirs' }));
    expect(decided(state, 'aboutUs', true).values.aboutUs).toBe('Theirs');
    const kept = decided(state, 'aboutUs', false);
    expect(kept.values.aboutUs).toBe('Mine');
    expect(kept.conflicts).toEqual({});
  });
});
