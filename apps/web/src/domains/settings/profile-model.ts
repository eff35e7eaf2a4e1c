import { type ClassLevel, classLevels } from '@institute/contract/classes/classes';
import type {
  InstituteProfile,
  Point,
  QuestionAndAnswer,
  Teacher,
} from '@institute/contract/settings/institute-profile';
import type { AppSettings } from '@institute/contract/settings/settings';

/** What students of a level can do. */
export interface LevelLine {
  level: ClassLevel;
  line: string;
}

/** What the institute says of itself. Texts are empty when unset. */
export interface Profile {
  aboutUs: string;
  /** How one learns there. */
  aboutSite: string;
  /** What the landing page says first; the product's own words where empty. */
  tagline: string;
  forWhom: string;
  promises: readonly Point[];
  steps: readonly Point[];
  teachers: readonly Teacher[];
  questions: readonly QuestionAndAnswer[];
  /** Those of which something is said, the lowest first. */
  levels: readonly LevelLine[];
  /** Lines as on a letter. */
  address: string;
  contactEmail: string;
}

/** The profile, with the two texts that the specification keeps among the settings. */
export function profileOf(
  profile: InstituteProfile,
  { aboutUs, aboutSite }: Pick<AppSettings, 'aboutUs' | 'aboutSite'>,
): Profile {
  const { teachers, questions, address, contactEmail } = profile;
  const { tagline, forWhom, promises, steps } = profile;
  const levels = classLevels.map((level) => ({ level, line: profile[`level${level}`] }));
  return {
    ...{ aboutUs, aboutSite, teachers, questions, address, contactEmail },
    ...{ tagline, forWhom, promises, steps },
    levels: levels.filter(({ line }) => line !== ''),
  };
}

/** The profile of which nothing is known. */
export const noProfile: Profile = {
  ...{ aboutUs: '', aboutSite: '', address: '', contactEmail: '' },
  ...{ tagline: '', forWhom: '', promises: [], steps: [] },
  ...{ teachers: [], questions: [], levels: [] },
};
