import { signInNameOf } from '@institute/contract/auth/user';
import type { InputOf } from '@institute/contract/call';
import type { exportStudents, Student } from '@institute/contract/people/students';

/** A person as lists to choose from show them. */
export type Person = Pick<Student, 'id' | 'name' | 'email'> & { phone?: string | undefined };

/** The second line of a person: the e-mail, or the phone of who has none. */
export const nameBelow = ({ email, phone = '' }: Person): string => signInNameOf({ email, phone });

/** What names a person to Messaging: the e-mail, or the number of the account of who has none. */
export const recipientOf = ({ id, email }: Person): string => email || String(id);

/** Which accounts are listed; an empty text leaves a filter out. */
export interface StudentFilters {
  role: string;
  /** `active`: seen within the last 30 days; `silent`, `silent-7`: not within so many; `never`. */
  activity: string;
  /** Id of a class that they have joined. */
  classId: string;
  /** `some`: money in the wallet; `none`: none. */
  balance: string;
}

/** Everybody in a class; all there are, as long as it is not known which class. */
export const onlyOfClass = (classId: number | null): StudentFilters => ({
  ...{ role: '', activity: '', balance: '' },
  classId: classId === null ? '' : String(classId),
});

type Activity = NonNullable<InputOf<typeof exportStudents>['activity']>;

/** The filters as the calls take them. */
export function filterInput(filters: StudentFilters): InputOf<typeof exportStudents> {
  const { role, activity: seen, classId, balance } = filters;
  const [, activity, days] =
    /^(active|silent|never|invited|unmailed)(?:-(\d{1,4}))?$/.exec(seen) ?? [];
  return {
    ...(role !== '' && { onlyRole: role }),
    ...(activity && { activity: activity as Activity }),
    ...(days && { activityDays: days }),
    ...(/^\d+$/.test(classId) && { classId }),
    ...((balance === 'some' || balance === 'none') && { balance }),
  };
}

/** What a list to choose from keeps of a student. */
export const personOf = ({ id, name, email, phone }: Student): Person => ({
  ...{ id, name, email, phone },
});
