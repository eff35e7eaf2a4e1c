import type { Call } from '@institute/contract/call';
import { getMyCertificates } from '@institute/contract/certificates';
import { getClasses, getMyClasses } from '@institute/contract/classes';
import { getConsent } from '@institute/contract/consent';
import { getLessonDetails, getSemesterGrades } from '@institute/contract/exams';
import { getClassDetails } from '@institute/contract/lessons';
import { getMessages } from '@institute/contract/messages';
import { getUserData } from '@institute/contract/people';
import { getPracticeCount } from '@institute/contract/practice-count';
import { type RouteName, routeAt, routes } from '@institute/contract/routes';
import { getMyStudy } from '@institute/contract/study';
import { getEmailVerification } from '@institute/contract/verification';
import { getPractice } from '@institute/contract/words';
import { matchPath } from 'react-router';
import { myCertificatesKey } from '../domains/certificates/api.ts';
import { classesKey, myClassesKey } from '../domains/classes/api.ts';
import { semesterGradesKey } from '../domains/exams/grades-api.ts';
import { lessonInput, lessonKey } from '../domains/exams/lesson-api.ts';
import { classInput } from '../domains/lessons/api.ts';
import { inboxAndStatus, newestInput, newestKey, statusKey } from '../domains/messages/api.ts';
import { consentKey } from '../domains/people/consent-answer-api.ts';
import { verificationKey } from '../domains/people/verification-api.ts';
import {
  classDetailsKey,
  myStudyKey,
  practiceCountKey,
  practiceKey,
  userKey,
} from '../platform/query-keys.ts';

/** A call that a page makes first, and the key of the query that makes it. */
export interface FirstCall {
  key: readonly unknown[];
  call: Call;
  input: Readonly<Record<string, string | number>>;
  /** What queries hold of the answer, where that is not its data under the key. */
  entries?: (answer: FirstReply) => readonly Entry[];
}

/** An answer to a first call. */
export interface FirstReply {
  data: unknown;
  meta: unknown;
}

/** What a query holds, by its key. */
export type Entry = readonly [key: readonly unknown[], data: unknown];

type Params = Readonly<Record<string, string | undefined>>;

/** The newest messages, which the bell shows on every page but those of messages. */
const newest: FirstCall = {
  key: newestKey,
  call: getMessages,
  input: newestInput,
  entries: (answer) => {
    const { inbox, status } = inboxAndStatus(answer as Parameters<typeof inboxAndStatus>[0]);
    return [
      [newestKey, inbox],
      [statusKey, status],
    ];
  },
};
/** How many cards are due, which the navigation of a student says on every page. */
const due: FirstCall = { key: practiceCountKey, call: getPracticeCount, input: {} };
const classes: FirstCall = { key: classesKey, call: getClasses, input: {} };
const myClasses: FirstCall = { key: myClassesKey, call: getMyClasses, input: {} };

const myStudy: FirstCall = { key: myStudyKey, call: getMyStudy, input: {} };

/**
 * What the pages of a person signed in ask for first. A page that is not among them, or asks for
 * more, makes its calls when it is there.
 */
const firstOf: Partial<Record<RouteName, (params: Params) => readonly FirstCall[]>> = {
  dashboard: () => [
    myClasses,
    myStudy,
    { key: semesterGradesKey, call: getSemesterGrades, input: {} },
    { key: myCertificatesKey, call: getMyCertificates, input: {} },
    { key: verificationKey, call: getEmailVerification, input: {} },
    { key: consentKey, call: getConsent, input: {} },
  ],
  classes: () => [classes],
  myClasses: () => [myClasses, myStudy],
  practice: () => [{ key: practiceKey, call: getPractice, input: {} }],
  class: ({ id = '' }) => [
    { key: classDetailsKey(id), call: getClassDetails, input: classInput(id) },
  ],
  lesson: ({ classId = '', lessonId = '' }) => [
    {
      key: lessonKey(classId, lessonId),
      call: getLessonDetails,
      input: lessonInput(classId, lessonId),
    },
    // For its place among the others, and what is done of them.
    { key: classDetailsKey(classId), call: getClassDetails, input: classInput(classId) },
  ],
};

/** The calls that the page at a path makes first, the person's own data before all. */
export function firstCalls(path: string): readonly FirstCall[] {
  const name = routeAt(path);
  if (!name || !['member', 'office'].includes(routes[name].audience)) return [];
  const params = matchPath(routes[name].path, path)?.params ?? {};
  const { audience } = routes[name];
  const isSheet = 'isSheet' in routes[name];
  const isMail = name === 'messages' || name === 'message';
  return [
    { key: userKey, call: getUserData, input: {} },
    ...(isMail || isSheet ? [] : [newest]),
    ...(audience === 'member' && !isSheet ? [due] : []),
    ...(firstOf[name]?.(params) ?? []),
  ];
}
