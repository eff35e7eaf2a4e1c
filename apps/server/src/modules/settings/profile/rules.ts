import type { Changed } from '@institute/contract/form';
import type {
  InstituteProfile,
  profileFields,
} from '@institute/contract/settings/institute-profile';
import { profileDrafts } from './text.ts';

const { questions, ...levelDrafts } = profileDrafts;

/** What the institute says of itself, as rows of `settings`: lists as JSON, everything else as it is. */
export const profileDefaults = {
  // Empty: the landing page says what the product says of itself.
  ...{ tagline: '', forWhom: '', promises: '[]', steps: '[]' },
  teachers: '[]',
  questions: JSON.stringify(questions),
  ...levelDrafts,
  address: '',
  contactEmail: '',
} as const satisfies Record<keyof typeof profileFields, string>;

type Stored = Record<keyof typeof profileDefaults, string>;
type SentProfile = Changed<typeof profileFields>;

/** A teacher as stored: the picture by its name in storage. */
export type Teacher = InstituteProfile['teachers'][number];

/** Where pictures stand on the wire, before their name in storage. */
const FILES = 'files/';

/** The name in storage of a picture as the wire has it; empty for none. */
export const pictureName = (address: string): string =>
  address.startsWith(FILES) ? address.slice(FILES.length) : '';

/** The teachers of a stored profile. */
export const storedTeachers = ({ teachers }: Pick<Stored, 'teachers'>): Teacher[] =>
  JSON.parse(teachers) as Teacher[];

/** What was sent as it is stored; what was not sent is left out. */
export function storedProfile({ teachers, ...others }: SentProfile): Partial<Stored> {
  const { questions, promises, steps, ...lines } = others;
  const values: Partial<Stored> = {};
  for (const [name, value] of Object.entries(lines)) {
    if (value !== undefined) values[name as keyof typeof lines] = value;
  }
  for (const [name, entries] of Object.entries({ questions, promises, steps })) {
    if (entries) values[name as 'questions' | 'promises' | 'steps'] = JSON.stringify(entries);
  }
  if (teachers) {
    values.teachers = JSON.stringify(
      teachers.map((one) => ({ ...one, picture: pictureName(one.picture) })),
    );
  }
  return values;
}
