import type { RequestOf } from '@institute/contract/call';
import * as wire from '@institute/contract/managed-settings';

/** What each field of the settings' form is called here. */
const names = {
  siteName: 'siteName',
  landingMessage: 'landingMessage',
  howto: 'guide',
  aboutUs: 'aboutUs',
  aboutsite: 'aboutSite',
  privatelesson: 'privateLesson',
  paystackKey: 'paystackKey',
  whatsappNumber: 'whatsappNumber',
  storeLink: 'storeLink',
  subamount: 'defaultPrice',
  referralWelcome: 'referralWelcome',
  referralReward: 'referralReward',
  referralTrigger: 'referralTrigger',
  gameRewardEasy: 'gameRewardEasy',
  gameRewardIntermediate: 'gameRewardIntermediate',
  gameRewardHard: 'gameRewardHard',
  rewardBudget: 'rewardBudget',
  secondFactor: 'secondFactor',
  terms: 'terms',
  privacy: 'privacy',
  privacyContact: 'privacyContact',
  deviceDays: 'deviceDays',
  mailDays: 'mailDays',
  auditDays: 'auditDays',
  draftDays: 'draftDays',
} as const satisfies Record<wire.SettingField, string>;
type Names = typeof names;
const fields = Object.keys(names) as wire.SettingField[];

export type SettingName = Names[wire.SettingField];

/** The form of the settings as it is typed; amounts are the typed text, in naira. */
export type SettingsForm = {
  [Field in wire.SettingField as Names[Field]]: wire.SettingsForm[Field];
};

/** What is asked of each setting by itself. */
export const settingSchemas = byOurNames(wire.settingFields) as {
  readonly [Field in wire.SettingField as Names[Field]]: (typeof wire.settingFields)[Field];
};
export const settingNames = Object.keys(settingSchemas) as SettingName[];

/** The settings as the administrators' form begins with them. */
export interface ManagedSettings {
  form: SettingsForm;
  /** Path relative to the API host, empty for the default icon. */
  logo: string;
  /** Path of the signature on certificates, empty for none. */
  signature: string;
  /** Who saved a field last and when, for fields that have been saved. */
  changes: Partial<Record<SettingName, { by: string; at: Date }>>;
}

/** The same values by the names of the model; fields that are left out stay out. */
function byOurNames(values: Partial<Record<wire.SettingField, unknown>>): object {
  const given = fields.filter((field) => values[field] !== undefined);
  return Object.fromEntries(given.map((field) => [names[field], values[field]]));
}

export function managedSettingsOf(settings: wire.ManagedSettings): ManagedSettings {
  const changes = Object.entries(settings.changes).map(([name, { by, at }]) => {
    return [name, { by, at: new Date(at * 1000) }] as const;
  });
  return {
    form: byOurNames(settings.form) as SettingsForm,
    logo: settings.logo,
    signature: settings.signature,
    changes: byOurNames(Object.fromEntries(changes)),
  };
}

/** The settings that are to be changed, and what was shown of them before. */
export interface SettingsChange {
  stored: Partial<SettingsForm>;
  before: Partial<SettingsForm>;
}

export function wireSettingsOf({
  stored,
  before,
}: SettingsChange): RequestOf<typeof wire.updateAppSettings> {
  return { ...byWireNames(stored), before: byWireNames(before) };
}

function byWireNames(values: Partial<SettingsForm>): Record<string, string> {
  const given = fields.filter((field) => values[names[field]] !== undefined);
  return Object.fromEntries(given.map((field) => [field, values[names[field]] ?? '']));
}
