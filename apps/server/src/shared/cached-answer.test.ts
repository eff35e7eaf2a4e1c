import { getLegalText } from '@institute/contract/settings/legal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../test/support/institute.ts';
import type { Context } from '../context.ts';
import { makeVersionCache } from '../platform/version-cache.ts';
import { handleCached } from './cached-answer.ts';

let institute: Institute;
/** Another process over the same database: each keeps answers of its own. */
let other: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  other = await institute.beside();
  admin = await institute.admin();
});
afterAll(async () => {
  await other.app.close();
  await institute.close();
});

const both = () => [institute, other];

/** What a process answers somebody, who may hold the answer of a tag. */
async function ask(at: Institute, action: string, who?: Person, tag?: string) {
  const response = await at.app.inject({
    url: `/api.php?${action}`,
    headers: {
      ...(who && { cookie: `sid=${who.sid}`, authorization: `Bearer ${who.token}` }),
      ...(tag && { 'if-none-match': tag }),
    },
  });
  const data = response.statusCode === 200 ? response.json().data : null;
  return { http: response.statusCode, tag: String(response.headers.etag), data };
}

describe.each([
  {
    action: 'action=get_app_settings',
    change: () => admin.call.updateAppSettings({ howto: 'Read this.' }),
    changed: { howto: 'Read this.' },
  },
  {
    action: 'action=get_legal_text&name=privacy',
    change: () => admin.call.updateAppSettings({ deviceDays: '77' }),
    changed: { text: expect.stringContaining('77 days after the last sign-in') },
  },
  {
    action: 'action=get_legal_text&name=terms',
    change: () => admin.call.updateAppSettings({ terms: 'Be kind.' }),
    changed: { text: 'Be kind.', version: 2 },
  },
  {
    action: 'action=get_institute_profile',
    change: () => admin.call.updateInstituteProfile({ address: '12 Sabo Road' }),
    changed: { address: '12 Sabo Road' },
  },
])('what $action says', ({ action, change, changed }) => {
  it('is not sent again while nothing changes, and is named alike in every process', async () => {
    for (const who of [undefined, admin]) {
      const [first, second] = await Promise.all(both().map((at) => ask(at, action, who)));
      expect(first).toMatchObject({ http: 200, tag: expect.stringMatching(/^W\/"/) });
      expect(second).toEqual(first);
      for (const at of both()) {
        expect(await ask(at, action, who, first?.tag)).toMatchObject({ http: 304 });
      }
    }
  });

  it('shows a change to the next who ask, in every process', async () => {
    const { tag } = await ask(other, action);
    expect(await change()).toMatchObject({ status: true });
    for (const at of both()) {
      for (const who of [undefined, admin]) {
        expect(await ask(at, action, who, tag)).toMatchObject({ http: 200, data: changed });
      }
    }
  });
});

it('is written once for all who ask, one for each input, until it says something else', async () => {
  let words = 'first';
  const read = async (_context: Context, { name }: { name: string }) => ({
    ...{ text: `${name}: ${words}`, version: 1, since: new Date(0) },
  });
  const { run } = handleCached(getLegalText, read);
  const cache = makeVersionCache();
  const written: string[] = [];
  const answer = async (name: 'terms' | 'privacy') => {
    const reply = await run({ cache } as Context, { name });
    const { text: said } = reply.data as { text: string };
    const body = reply.kept?.(() => {
      written.push(said);
      return said;
    });
    return String(await body?.in('plain'));
  };
  for (const name of ['terms', 'privacy', 'terms', 'privacy'] as const) {
    expect(await answer(name)).toBe(`${name}: first`);
  }
  words = 'second';
  expect(await answer('terms')).toBe('terms: second');
  expect(written).toEqual(['terms: first', 'privacy: first', 'terms: second']);
});
