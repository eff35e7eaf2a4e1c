import type * as wire from '@institute/contract/managed-settings';

/** The settings as the administrators' form begins with them. */
export interface ManagedSettings {
  /** By the fields of the form; amounts are naira as they are typed. */
  form: wire.SettingsForm;
  /** Path relative to the API host, empty for the default icon. */
  logo: string;
  /** Who saved a field last and when, for fields that have been saved. */
  changes: Readonly<Record<string, { by: string; at: Date }>>;
}

export function managedSettingsOf(settings: wire.ManagedSettings): ManagedSettings {
  const changes = Object.entries(settings.changes).map(([name, { by, at }]) => {
    return [name, { by, at: new Date(at * 1000) }] as const;
  });
  return { form: settings.form, logo: settings.logo, changes: Object.fromEntries(changes) };
}
