import type { InstituteProfile } from '@institute/contract/settings/institute-profile';
import { profileDefaults, storedTeachers } from './rules.ts';

type Stored = Record<keyof typeof profileDefaults, string>;
type Names = keyof typeof profileDefaults;
const names = Object.keys(profileDefaults) as Names[];

/** What is to be hashed to name a state of the profile. */
export const profileState = (stored: Stored): string =>
  JSON.stringify(names.map((name) => stored[name]));

/** The profile as anybody reads it. */
export function presentProfile(
  stored: Stored,
  { version, address }: { version: string; address: (name: string) => string },
): InstituteProfile {
  const { levelA0, levelA1, levelA2, levelB1, levelB2, contactEmail } = stored;
  const { tagline, forWhom } = stored;
  return {
    ...{ tagline, forWhom },
    promises: JSON.parse(stored.promises) as InstituteProfile['promises'],
    steps: JSON.parse(stored.steps) as InstituteProfile['steps'],
    teachers: storedTeachers(stored).map((one) => ({ ...one, picture: address(one.picture) })),
    questions: JSON.parse(stored.questions) as InstituteProfile['questions'],
    ...{ levelA0, levelA1, levelA2, levelB1, levelB2 },
    address: stored.address,
    contactEmail,
    version,
  };
}
