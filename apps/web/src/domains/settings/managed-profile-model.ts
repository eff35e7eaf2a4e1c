import type { InputOf } from '@institute/contract/call';
import {
  type InstituteProfile,
  type Point,
  profileFields,
  type QuestionAndAnswer,
  type Teacher,
  type updateInstituteProfile,
} from '@institute/contract/settings/institute-profile';
import * as z from 'zod/mini';
import { differing, eachField } from '../../forms/parts.ts';
import { newRequestKey } from '../../forms/request-key.ts';

/** Something of a list, by a name of its own while it is written. */
export type Row<Item> = Item & { id: string };

type ProfileList = 'promises' | 'steps' | 'teachers' | 'questions';

/** What the institute says of itself, as its form has it. */
export interface ProfileForm extends Omit<InstituteProfile, ProfileList | 'version'> {
  promises: Row<Point>[];
  steps: Row<Point>[];
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

/** A new entry of a list. */
export const rowOf = <Item extends object>(item: Item): Row<Item> => ({
  ...item,
  id: newRequestKey(12),
});

/** A saved entry, by its place: two answers that say the same are the same. */
const savedRow = <Item extends object>(item: Item, at: number): Row<Item> => ({
  ...item,
  id: String(at),
});

export function managedProfileOf({ version, ...profile }: InstituteProfile): ManagedProfile {
  const { promises, steps, teachers, questions, ...lines } = profile;
  const lists = {
    promises: promises.map(savedRow),
    steps: steps.map(savedRow),
    teachers: teachers.map(savedRow),
    questions: questions.map(savedRow),
  };
  return { form: { ...lines, ...lists }, version };
}

export const profileParts = eachField(profileNames);

/** The change that is sent: the fields that differ from what was shown, and nothing else. */
export function profileInput(
  { form: base, version }: ManagedProfile,
  form: ProfileForm,
): InputOf<typeof updateInstituteProfile> {
  const { promises, steps, teachers, questions, ...lines } = form;
  const whole = {
    ...lines,
    promises: promises.map(withoutId),
    steps: steps.map(withoutId),
    teachers: teachers.map(withoutId),
    questions: questions.map(withoutId),
  };
  const changed = differing(profileParts, base, form);
  return { ...Object.fromEntries(changed.map((name) => [name, whole[name]])), seen: version };
}

const withoutId = <Item extends object>({ id: _id, ...item }: Row<Item>) => item;

const pointRows = z.array(z.object({ title: z.string(), line: z.string(), id: z.string() }));

/** What of a profile is kept on the device, whatever is wrong with it. */
export const profileShape = z.object({
  ...Object.fromEntries(profileNames.map((name) => [name, z.string()])),
  promises: pointRows,
  steps: pointRows,
  teachers: z.array(
    z.object({ name: z.string(), line: z.string(), picture: z.string(), id: z.string() }),
  ),
  questions: z.array(z.object({ question: z.string(), answer: z.string(), id: z.string() })),
}) as z.ZodMiniType as z.ZodMiniType<ProfileForm>;

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
