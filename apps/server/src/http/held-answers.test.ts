import { allCalls } from '@institute/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../test/support/institute.ts';
import { aClassOnShow } from '../../test/support/school.ts';

let institute: Institute;
let rand = '';
let id = 0;
beforeAll(async () => {
  institute = await Institute.open();
  ({ id, rand } = await aClassOnShow(institute, { name: 'First' }));
});
afterAll(() => institute.close());

const studied = () => `action=get_class_details&class_id=${rand}`;

/** What a call answers a person whose device may hold the answer of a tag. */
async function ask(who: Person, payload: string, tag?: string) {
  const { statusCode, headers, body } = await institute.app.inject({
    method: 'POST',
    url: '/api.php',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `sid=${who.sid}`,
      authorization: `Bearer ${who.token}`,
      ...(tag && { 'if-none-match': tag }),
    },
    payload,
  });
  return { http: statusCode, tag: headers.etag && String(headers.etag), body };
}

describe('an answer that devices keep', () => {
  it('is not sent again while it says the same', async () => {
    const student = await institute.student();
    const { http, tag } = await ask(student, studied());
    expect([http, tag]).toEqual([200, expect.stringMatching(/^W\/"/)]);
    expect(await ask(student, studied(), tag)).toEqual({ http: 304, tag, body: '' });
  });

  it('is sent again once it says something else', async () => {
    const student = await institute.student();
    const { tag } = await ask(student, studied());
    await student.call.enrol({ class_id: String(id) });
    const joined = await ask(student, studied(), tag);
    expect(joined.http).toBe(200);
    expect(JSON.parse(joined.body).data.isEnrolled).toBe(true);
    expect(joined.tag).not.toBe(tag);
  });

  it('is named for the person whose it is, though another is told the same', async () => {
    const [first, second] = [await institute.student(), await institute.student()];
    const { tag, body } = await ask(first, studied());
    expect(await ask(second, studied(), tag)).toMatchObject({ http: 200, body });
  });

  it('is refused as ever to who holds it, once the session has ended', async () => {
    const student = await institute.student();
    const { tag } = await ask(student, studied());
    await ask(student, 'action=logout');
    expect((await ask(student, studied(), tag)).http).toBe(401);
  });
});

it('names no answer that devices do not keep', async () => {
  const kept = allCalls.filter(({ offline }) => offline).map(({ name }) => name);
  expect(kept).toContain('getClassDetails');
  expect(kept).not.toContain('getUserData');
  const user = await ask(await institute.student(), 'action=getUserData');
  expect([user.http, user.tag]).toEqual([200, undefined]);
});
