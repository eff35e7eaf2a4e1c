import { getUserData, type User } from '@institute/contract/auth/user';
import type { WireOf } from '@institute/contract/call';
import type { Class } from '@institute/contract/classes/classes';
import { routeAt } from '@institute/contract/routes';
import type { InstituteProfile } from '@institute/contract/settings/institute-profile';
import { AppSettings } from '@institute/contract/settings/settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import * as z from 'zod/mini';
import { settingsKey } from '../domains/settings/api.ts';
import { settingsOf } from '../domains/settings/model.ts';
import { profileOf } from '../domains/settings/profile-model.ts';
import { answerKey } from '../platform/answer-key.ts';
import { personNow, useAuthStore } from '../platform/auth-store.ts';
import { type FirstAnswer, setBoot } from '../platform/boot.ts';
import { copyName } from '../platform/copy-name.ts';
import { forgetFirstAnswers, takeFirstAnswers } from '../platform/first-answers.ts';
import { decoded } from '../platform/wire.ts';
import { LandingView } from '../public/landing/landing-view.tsx';
import { type FirstReply, firstCalls } from './first-calls.ts';
import { memberPages } from './pages.ts';
import { AppRoutes } from './router.tsx';

export { firstCalls } from './first-calls.ts';
export { paintReader } from './paint-reader.tsx';
export { renderPages } from './prerender.tsx';

/** What the landing page is made of. */
interface Landing {
  settings: AppSettings;
  profile: InstituteProfile;
  /** The classes on show, and how many can be joined in all. */
  classes: readonly Class[];
  classCount: number;
}

/** Paints the landing page, on the server. */
export function paintLanding({ settings, profile, classes, classCount }: Landing) {
  setBoot({ settings: z.encode(AppSettings, settings) });
  try {
    return withoutStyles(
      renderToString(
        <LandingView
          settings={settingsOf(settings)}
          profile={profileOf(profile, settings)}
          offered={{ classes, total: classCount }}
        />,
      ),
    );
  } finally {
    setBoot(null);
  }
}

/** What the server has found out for the page of a person signed in. */
export interface View {
  path: string;
  settings: AppSettings;
  /** As they travel, like the answers. */
  user: WireOf<typeof getUserData>;
  /** The answers of {@link firstCalls}, in their order; undefined for one that was refused. */
  answers: readonly (FirstReply | undefined)[];
}

/** A page as it is sent: what is seen before any script runs, and the answers it is made of. */
export interface Painting {
  html: string;
  answers: FirstAnswer[];
}

/**
 * Paints the page of a person signed in, on the server. The browser makes the same page from the
 * same answers, so nothing moves when it takes over.
 */
export async function paint({ path, settings, user, answers }: View): Promise<Painting> {
  const name = routeAt(path);
  if (name && name in memberPages) {
    await memberPages[name as keyof typeof memberPages].preload();
  }
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  client.setQueryData(settingsKey, settings);
  // What follows runs at one go: nobody else's page is painted in between.
  return as(decoded(getUserData, user), () => {
    const given = firstCalls(path).flatMap(({ call, input }, place): FirstAnswer[] => {
      const answer = answers[place];
      if (!answer) return [];
      return [{ key: answerKey(call, input), ...answer, copy: copyName(call, input) }];
    });
    setBoot({
      settings: z.encode(AppSettings, settings),
      first: { person: personNow() ?? '', at: Date.now(), answers: given },
    });
    takeFirstAnswers();
    try {
      const html = renderToString(
        <QueryClientProvider client={client}>
          <StaticRouter location={path}>
            <AppRoutes />
          </StaticRouter>
        </QueryClientProvider>,
      );
      return { html: withoutStyles(html), answers: given };
    } finally {
      // Nothing of this person is there when the next page is painted, also where this one failed.
      forgetFirstAnswers();
      setBoot(null);
    }
  });
}

/** Does something as if a person were signed in here, which must not wait for anything. */
function as<Result>(user: User, act: () => Result): Result {
  // The very state that the store was made with: what a server renders is read from it.
  const state = useAuthStore.getInitialState();
  Object.assign(state, { user, isAuthenticated: true });
  try {
    return act();
  } finally {
    Object.assign(state, { user: null, isAuthenticated: false });
  }
}

/** The content policy blocks style attributes, which React sets by script when it takes over. */
const withoutStyles = (html: string) => html.replace(/ style="[^"]*"/g, '');
