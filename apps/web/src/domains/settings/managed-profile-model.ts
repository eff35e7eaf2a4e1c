import type { InputOf } from '@institute/contract/call';
import {
  type InstituteProfile,
  profileFields,
  type QuestionAndAnswer,
  type Teacher,
  type updateInstituteProfile,
} from '@institute/contract/settings/institute-profile';
import * as z from 'zod/mini';
import { mergeParts } from '../../forms/merge.ts';

/** Something of a list, by a name of its own while it is written. */
export type Row<Item> = Item & { id: string };

/** What the institute says of itself, as its form has it. */
export interface ProfileForm extends Omit<InstituteProfile, 'teachers' | 'questions' | 'version'> {
  teachers: Row<Teacher>[];
  questions: Row<QuestionAndAnswer>[];
}
export type ProfileField = keyof ProfileForm;
export const profileNames = Object.keys(profileFields) as ProfileField[];

/** A profile as its form begins with it. */
export interface ManagedProfile {
  form: ProfileForm;
  /** Names what was shown, so that nobody's words are replaced unseen. */
  version: string;
}

let made = 0;
/** A new entry of a list. */
export function rowOf<Item extends object>(item: Item): Row<Item> {
  made += 1;
  return { ...item, id: `row-${made}` };
}

export function managedProfileOf({ version, ...profile }: InstituteProfile): ManagedProfile {
  const { teachers, questions, ...lines } = profile;
  return {
    form: { ...lines, teachers: teachers.map(rowOf), questions: questions.map(rowOf) },
    version,
  };
}

/** A field as it would be sent, to be compared: the names of rows are nobody else's business. */
const textOf = (form: ProfileForm, name: ProfileField): string =>
  JSON.stringify(form[name], (key, value: unknown) => (key === 'id' ? undefined : value));
const textsOf = (form: ProfileForm) =>
  Object.fromEntries(profileNames.map((name) => [name, textOf(form, name)])) as Record<
    ProfileField,
    string
  >;

/** The fields in which two forms differ. */
export function changedFields(base: ProfileForm, form: ProfileForm): ProfileField[] {
  return profileNames.filter((name) => textOf(base, name) !== textOf(form, name));
}

/** The change that is sent: the fields that differ from what was shown, and nothing else. */
export function profileInput(
  { form: base, version }: ManagedProfile,
  form: ProfileForm,
): InputOf<typeof updateInstituteProfile> {
  const changed = changedFields(base, form).map((name) => [name, JSON.parse(textOf(form, name))]);
  return { ...Object.fromEntries(changed), seen: version };
}

/** What is asked of each field, by the rules of the contract. */
export const profileSchema: z.ZodMiniType<ProfileForm, ProfileForm> = z
  .custom<ProfileForm>()
  .check((payload) => {
    for (const name of profileNames) {
      const { error } = z.safeParse(profileFields[name], payload.value[name]);
      for (const { path, message } of error?.issues ?? []) {
        payload.issues.push({ code: 'custom', path: [name, ...path], message, input: '' });
      }
    }
  });

const parts = Object.fromEntries(profileNames.map((name) => [name, [name]])) as {
  [Name in ProfileField]: [Name];
};

/** What is typed, with what somebody else has saved of the fields that were left alone here. */
export function mergedProfile(
  base: ProfileForm,
  mine: ProfileForm,
  theirs: ProfileForm,
): { form: ProfileForm; conflicting: ProfileField[] } {
  const both = mergeParts(parts, textsOf(base), textsOf(mine), textsOf(theirs));
  const taken = profileNames.filter((name) => both.form[name] !== textOf(mine, name));
  const form = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
  return { form, conflicting: both.conflicting };
}
