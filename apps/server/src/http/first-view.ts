import { type getUserData, signInNameOf } from '@institute/contract/auth/user';
import type { WireOf } from '@institute/contract/call';
import { getLessonDetails } from '@institute/contract/exams/exams';
import type { AppSettings } from '@institute/contract/settings/settings';
import { spelledFor } from '@institute/contract/spelling';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import type { Handler } from '../handler.ts';
import { type FirstCall, loadPainter } from '../platform/painter.ts';
import { answerFor } from './dispatch.ts';
import { readVisitor } from './session.ts';

/** What the page of a person signed in shows before any script runs, and what it is made of. */
export interface FirstView {
  html: string;
  first: { person: string; at: number; answers: readonly unknown[] };
}

/** Calls that leave something behind, as a lesson that is opened counts as seen. */
const leavesTrace: ReadonlySet<string> = new Set([getLessonDetails.name]);

/** Whether a page of somebody else led here, or has the browser fetch us. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

/**
 * The first view of the page that a request opens, for the person whose session it carries; null for
 * everybody else (decision 052). What a call refuses is left out, and the page asks again itself; so is
 * what would leave a trace where a page of somebody else led here. The settings of the institute may
 * still be on their way.
 */
export async function firstView(
  services: Services,
  handlers: ReadonlyMap<string, Handler>,
  request: FastifyRequest,
  settings: Promise<AppSettings>,
): Promise<FirstView | null> {
  const path = request.url.split('?')[0] ?? '';
  const painter = await loadPainter();
  const calls = painter.firstCalls(path);
  if (calls.length === 0) return null;
  const actor = await readVisitor(services, request);
  if (!actor) return null;
  const answer = async ({ call, input }: FirstCall) => {
    const handler = handlers.get(call.name);
    if (!handler || (leavesTrace.has(call.name) && isFromElsewhere(request))) return undefined;
    const fields = spelledFor(handler.call.request, input);
    return answerFor(services, handler, request, { actor, fields }).catch(() => undefined);
  };
  const answers = await Promise.all(calls.map(answer));
  const user = answers[0]?.data as WireOf<typeof getUserData> | undefined;
  if (!user) return null;
  try {
    const painting = await painter.paint({ path, settings: await settings, user, answers });
    return {
      html: painting.html,
      first: {
        person: signInNameOf({ email: user.email, phone: user.phonenumber }),
        at: services.clock.now().getTime(),
        answers: painting.answers,
      },
    };
  } catch (error) {
    // The page paints itself, a little later.
    request.log.error({ err: error }, 'a page could not be painted');
    return null;
  }
}
