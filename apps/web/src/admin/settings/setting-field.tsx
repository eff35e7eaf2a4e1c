import { accountBanks } from '@institute/contract/payments/account-numbers';
import { bankChoices, bankName, OTHER_BANK } from '@institute/contract/payments/banks';
import { referralTriggers } from '@institute/contract/referrals/referrals';
import {
  type SettingName,
  type SettingsForm,
  secondFactorRules,
} from '@institute/contract/settings/managed-settings';
import { quizStates, switchStates } from '@institute/contract/settings/settings';
import { type ChangeEvent, type RefObject, useRef } from 'react';
import { ArabicKeyboard } from '../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { TextareaField, TextField } from '../../ui/input.tsx';
import { MoneyField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import {
  accountBankNames,
  bankWords,
  factorRuleNames,
  fieldText,
  quizStateNames,
  switchStateNames,
  triggerNames,
} from './text.ts';
import type { SettingsEditor } from './use-settings-form.ts';

interface SettingFieldProps {
  editor: SettingsEditor;
  name: SettingName;
  /** Lines of a long text. */
  rows?: number;
}

/** One setting by the control it needs. */
export const SettingField = ({ editor, name, rows }: SettingFieldProps) => (
  <div className="flex min-w-0 flex-col gap-1">
    <Control editor={editor} name={name} rows={rows} />
  </div>
);

const switches = switchStates.map((value) => ({ value, label: switchStateNames[value] }));
/** A bank as it is chosen: its name, or the words for another and for none. */
function bankLabel(code: string): string {
  if (code === '') return bankWords.none;
  return code === OTHER_BANK ? bankWords.other : (bankName(code) ?? code);
}

/** The settings that are a choice of one. */
const choices: Partial<Record<SettingName, readonly { value: string; label: string }[]>> = {
  referralTrigger: referralTriggers.map((value) => ({ value, label: triggerNames[value] })),
  quiz: quizStates.map((value) => ({ value, label: quizStateNames[value] })),
  storeShown: switches,
  healthAlerts: switches,
  weeklyDigest: switches,
  bankCode: bankChoices.map((value) => ({
    ...{ value, label: bankLabel(value) },
    isName: value !== '' && value !== OTHER_BANK,
  })),
  accountNumbers: accountBanks.map((value) => ({ value, label: accountBankNames[value] })),
  secondFactor: secondFactorRules.map((value) => ({ value, label: factorRuleNames[value] })),
};
/** A setting as it is read. */
export const shownSetting = (name: SettingName, value: string): string =>
  choices[name]?.find((one) => one.value === value)?.label ?? value;

const amounts: ReadonlySet<SettingName> = new Set([
  'defaultPrice',
  'referralWelcome',
  'referralReward',
  'gameRewardEasy',
  'gameRewardIntermediate',
  'gameRewardHard',
  'rewardBudget',
  'secondPersonAbove',
]);
/** Digits alone. */
const numbers: ReadonlySet<SettingName> = new Set([
  'accountNumber',
  'graceDays',
  'noticeHours',
  'recordingMonths',
  'networkWins',
  'deviceDays',
  'mailDays',
  'auditDays',
  'draftDays',
]);
/** What people read, in any script. */
const words: ReadonlySet<SettingName> = new Set([
  ...(['siteName', 'otherBank', 'accountName', 'transferNote'] as const),
]);
/** Longest one-line texts the server takes. */
const LONGEST: Partial<Record<SettingName, number>> = {
  siteName: 80,
  paystackKey: 200,
  whatsappNumber: 30,
  storeLink: 300,
  otherBank: 80,
  accountNumber: 10,
  accountName: 120,
  transferNote: 500,
  privacyContact: 254,
  ownerEmail: 254,
  networkWins: 4,
  noticeHours: 3,
  recordingMonths: 3,
  deviceDays: 4,
  mailDays: 4,
  auditDays: 4,
  draftDays: 4,
};

function Control({ editor, name, rows }: { rows: number | undefined } & SettingFieldProps) {
  const line = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { form } = editor;
  const field = {
    ...fieldText[name],
    error: form.errorOf(name),
    value: form.values[name],
    disabled: form.isRunning,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      form.change(name, event.target.value as SettingsForm[SettingName]),
  };
  const options = choices[name];
  if (options) return <SelectField {...field} options={options} />;
  if (amounts.has(name)) return <MoneyField {...field} />;
  if (rows !== undefined) {
    return (
      <WithKeyboard field={area}>
        <TextareaField ref={area} {...field} rows={rows} maxLength={20_000} spellCheck={false} />
      </WithKeyboard>
    );
  }
  const isCode = !words.has(name);
  const input = (
    <TextField
      ref={line}
      {...field}
      dir={isCode ? 'ltr' : 'auto'}
      maxLength={LONGEST[name]}
      required={name === 'siteName'}
      autoComplete="off"
      spellCheck={false}
      {...(name === 'whatsappNumber' && { type: 'tel' })}
      {...(name === 'storeLink' && { type: 'url' })}
      {...(name === 'ownerEmail' && { type: 'email' })}
      {...(numbers.has(name) && { inputMode: 'numeric' })}
    />
  );
  return name === 'siteName' ? <WithKeyboard field={line}>{input}</WithKeyboard> : input;
}

interface WithKeyboardProps {
  field: RefObject<HTMLInputElement | null> | RefObject<HTMLTextAreaElement | null>;
  children: React.ReactNode;
}

function WithKeyboard({ field, children }: WithKeyboardProps) {
  return (
    <>
      {children}
      <ArabicKeyboard field={field} />
    </>
  );
}
