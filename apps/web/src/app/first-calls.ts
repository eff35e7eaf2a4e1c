import { getConsent } from '@institute/contract/auth/consent';
import { getUserData } from '@institute/contract/auth/user';
import { getEmailVerification } from '@institute/contract/auth/verification';
import type { Call } from '@institute/contract/call';
import { getMyCertificates } from '@institute/contract/certificates/certificates';
import { getClasses, getMyClasses } from '@institute/contract/classes/classes';
import { getLessonDetails, getSemesterGrades } from '@institute/contract/exams/exams';
import { getClassDetails } from '@institute/contract/lessons/lessons';
import { getMyStudy } from '@institute/contract/lessons/study';
import { getMyMeetings } from '@institute/contract/meetings/my-meetings';
import { getMessages } from '@institute/contract/messages/messages';
import { type RouteName, routeAt, routes } from '@institute/contract/routes';
import { getPracticeCount } from '@institute/contract/words/practice-count';
import { getPractice } from '@institute/contract/words/words';
import { matchPath } from 'react-router';
import { newestInput } from '../domains/messages/api.ts';

/** A question of the contract, in our spelling. */
export interface FirstCall {
  call: Call;
  input: Readonly<Record<string, string | number>>;
}

/** An answer to a first call, as it travels. */
export interface FirstReply {
  data: unknown;
  meta: unknown;
}

const ask = (call: Call, input: FirstCall['input'] = {}): FirstCall => ({ call, input });

type Params = Readonly<Record<string, string | undefined>>;

/** The newest messages, which the bell shows on every page but those of messages. */
const newest = ask(getMessages, newestInput);
/** How many cards are due, which the navigation of a student says on every page. */
const due = ask(getPracticeCount);
const myClasses = ask(getMyClasses);
const myStudy = ask(getMyStudy);

/**
 * What the pages of a person signed in ask for first. A page that is not among them, or asks for
 * more, makes its calls when it is there.
 */
const firstOf: Partial<Record<RouteName, (params: Params) => readonly FirstCall[]>> = {
  dashboard: () => [
    myClasses,
    myStudy,
    ask(getMyMeetings),
    ask(getSemesterGrades),
    ask(getMyCertificates),
    ask(getEmailVerification),
    ask(getConsent),
  ],
  classes: () => [ask(getClasses)],
  myClasses: () => [myClasses, myStudy],
  practice: () => [ask(getPractice)],
  class: ({ id = '' }) => [ask(getClassDetails, { classId: id })],
  lesson: ({ classId = '', lessonId = '' }) => [
    ask(getLessonDetails, { classId, lessonId }),
    // For its place among the others, and what is done of them.
    ask(getClassDetails, { classId }),
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
    ask(getUserData),
    ...(isMail || isSheet ? [] : [newest]),
    ...(audience === 'member' && !isSheet ? [due] : []),
    ...(firstOf[name]?.(params) ?? []),
  ];
}
