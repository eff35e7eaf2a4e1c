import type { DataOf } from '@institute/contract/call';
import { checkPlaces } from '@institute/contract/places/places';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAnswer } from '../../platform/answers.ts';
import { isRefusal } from '../../platform/api-error.ts';
import { managedClassCalls } from '../classes/managed-calls.ts';
import { accountChanged } from '../people/account-answers.ts';
import type { Person } from '../people/students-model.ts';

/** Places of some students in a class. */
export interface ChosenPlaces {
  people: readonly Person[];
  classId: number;
  className: string;
}

/** Which places a call is about. */
export const placesInput = ({ people, classId }: ChosenPlaces) => ({
  classId,
  studentList: people.map(({ id }) => id).join(','),
});

/** What an act with some places would meet, as it is now; with a class also what moving them there would. */
export const usePlacesCheck = (
  chosen: ChosenPlaces,
  toClassId = '',
): UseQueryResult<DataOf<typeof checkPlaces>> =>
  useAnswer(
    checkPlaces,
    { ...placesInput(chosen), ...(toClassId !== '' && { toClassId }) },
    { gcTime: 0, staleTime: 0 },
  );

/** Whether an act was sent whose answer never came: it may be done. */
export const isUnanswered = ({ error }: { error: unknown }): boolean =>
  error !== null && !isRefusal(error);

/** Everything that an act with places makes out of date. */
export const placesChanged = [...accountChanged, ...managedClassCalls, checkPlaces] as const;
