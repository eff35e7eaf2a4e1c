import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClassOnShow, aPaidClass } from '../../../../test/support/school.ts';
import { classes } from '../../../schema/index.ts';

let institute: Institute;
/** Another process over the same database: each keeps lists of its own. */
let other: Institute;
let id = 0;
const links = 'https://meet.example/list';
beforeAll(async () => {
  institute = await Institute.open();
  other = await institute.beside();
  ({ id } = await aClassOnShow(institute, { name: 'First', links }));
});
afterAll(async () => {
  await other.app.close();
  await institute.close();
});

const both = () => [institute, other];

interface Shown {
  id: number;
  name: string;
  links: string;
}

/** What a process answers to somebody, who may hold the answer of a tag. */
async function ask(
  at: Institute,
  action: { method: 'GET' | 'POST'; url: string },
  who?: Person,
  tag?: string,
) {
  const response = await at.app.inject({
    ...action,
    headers: {
      ...(who && { cookie: `sid=${who.sid}`, authorization: `Bearer ${who.token}` }),
      ...(tag && { 'if-none-match': tag }),
    },
  });
  const { statusCode: http, headers } = response;
  return { http, tag: String(headers.etag), data: http === 200 ? response.json().data : [] };
}

async function list(at: Institute, who?: Person, tag?: string) {
  const { data, ...answer } = await ask(
    at,
    { method: 'GET', url: '/api.php?action=get_classes' },
    who,
    tag,
  );
  return { ...answer, classes: data as Shown[] };
}

async function joined(at: Institute, who: Person, tag?: string) {
  const { data, ...answer } = await ask(
    at,
    { method: 'POST', url: '/api.php?action=get_my_classes' },
    who,
    tag,
  );
  const mine = data as { myclass: { id: number; nextSub: string }; class_details: Shown }[];
  return { ...answer, mine, classes: mine.map(({ class_details }) => class_details) };
}

const edit = async (name: string, more: { status?: '0' | '1' } = {}) => {
  const admin = await institute.admin();
  const form = { category: 'Grammar', about: 'Text', premium: '0' as const, links };
  await admin.call.updateClass({ class_id: id, ...form, name, ...more });
};

describe('the list that a process keeps', () => {
  it('is not sent again while nothing changes, to visitors and people signed in', async () => {
    for (const who of [undefined, await institute.student(), await institute.admin()]) {
      for (const at of both()) {
        const { tag } = await list(at, who);
        expect(await list(at, who, tag)).toMatchObject({ http: 304, tag });
      }
    }
  });

  it('has the same tag in every process', async () => {
    const [first, second] = await Promise.all(both().map((at) => list(at)));
    expect(second?.tag).toBe(first?.tag);
  });

  it('shows a change to the next who ask, in every process', async () => {
    const student = await institute.student();
    for (const name of ['Second', 'Third', 'Fourth']) {
      const before = await Promise.all(both().flatMap((at) => [list(at), list(at, student)]));
      await edit(name);
      for (const [turn, at] of both().entries()) {
        for (const [seat, who] of [undefined, student].entries()) {
          const after = await list(at, who, before[2 * turn + seat]?.tag);
          expect(after).toMatchObject({ http: 200, classes: [{ name }] });
        }
      }
    }
  });

  it('shows nothing of a change that was undone', async () => {
    const { tag } = await list(other);
    const { services } = institute;
    const undone = services.db.transaction(async (tx) => {
      await tx.execute(`update classes set name = 'Never'`);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await list(other, undefined, tag)).toMatchObject({ http: 304 });
  });
});

describe('what a list says of live links', () => {
  it('is for those who joined, at once, and for nobody else', async () => {
    const [student, stranger] = [await institute.student(), await institute.student()];
    const shown = async (at: Institute, who?: Person) => (await list(at, who)).classes[0]?.links;
    for (const at of both()) expect(await shown(at, student)).toBe('');
    await student.call.enrol({ class_id: id });
    for (const at of both()) {
      expect(await shown(at, student)).toBe(links);
      expect(await shown(at, stranger)).toBe('');
      expect(await shown(at)).toBe('');
    }
  });

  it('ends with a subscription, though nothing was written', async () => {
    const paid = await aPaidClass(institute, 100, { name: 'Live', monthlySub: '1', links });
    const student = await institute.student({ wallet: 100_000 });
    await student.call.enrol({ class_id: paid.id });
    const shown = async (tag?: string) => {
      const { http, tag: newTag, classes } = await list(other, student, tag);
      return { http, tag: newTag, links: classes.find((one) => one.id === paid.id)?.links };
    };
    const before = await shown();
    expect(before.links).toBe(links);
    institute.clock.advance({ days: 29 });
    await institute.signInAgain(student);
    expect(await shown(before.tag)).toMatchObject({ http: 304 });
    institute.clock.advance({ days: 3 });
    await institute.signInAgain(student);
    expect(await shown(before.tag)).toMatchObject({ http: 200, links: '' });
  });

  it('comes and goes with who somebody is', async () => {
    await edit('Hidden', { status: '0' });
    const admin = await institute.admin();
    for (const at of both()) {
      expect((await list(at, admin)).classes.map(({ name }) => name)).toContain('Hidden');
      expect((await list(at)).classes.map(({ name }) => name)).not.toContain('Hidden');
    }
  });
});

describe('the classes that somebody has joined', () => {
  it('are not sent again while nothing changes, whichever process is asked', async () => {
    const student = await institute.student();
    for (const at of both()) {
      const { http, tag, mine } = await joined(at, student);
      expect([http, mine]).toEqual([200, []]);
      for (const next of both()) {
        expect(await joined(next, student, tag)).toMatchObject({ http: 304, tag });
      }
    }
  });

  it('are named anew once one is joined, renamed or deleted, the newest first', async () => {
    const student = await institute.student();
    const first = await aClassOnShow(institute, { name: 'Joined first' });
    const second = await aClassOnShow(institute, { name: 'Joined second', links });
    const steps = [
      { does: () => student.call.enrol({ class_id: first.id }), shows: ['Joined first'] },
      {
        does: async () => {
          institute.clock.advance({ minutes: 1 });
          await student.call.enrol({ class_id: second.id });
        },
        shows: ['Joined second', 'Joined first'],
      },
      {
        does: () =>
          institute.services.db
            .update(classes)
            .set({ name: 'Renamed' })
            .where(eq(classes.id, first.id)),
        shows: ['Joined second', 'Renamed'],
      },
      {
        does: async () => (await institute.admin()).call.deleteClass({ class_id: first.id }),
        shows: ['Joined second'],
      },
    ];
    let tag = (await joined(other, student)).tag;
    for (const { does, shows } of steps) {
      await does();
      for (const at of both()) {
        const answer = await joined(at, student, tag);
        expect([answer.http, answer.classes.map(({ name }) => name)]).toEqual([200, shows]);
      }
      tag = (await joined(other, student)).tag;
    }
    expect((await joined(institute, student)).classes).toMatchObject([{ links }]);
  });

  it('say when a subscription ends, and lose its links with it, though nothing was written', async () => {
    const paid = await aPaidClass(institute, 100, { name: 'Monthly', monthlySub: '1', links });
    const student = await institute.student({ wallet: 100_000 });
    await student.call.enrol({ class_id: paid.id });
    const before = await joined(other, student);
    expect(before.mine).toMatchObject([{ class_details: { links } }]);
    expect(Number(before.mine[0]?.myclass.nextSub)).toBeGreaterThan(
      institute.clock.now().getTime() / 1000,
    );
    institute.clock.advance({ days: 32 });
    await institute.signInAgain(student);
    const after = await joined(other, student, before.tag);
    expect(after).toMatchObject({ http: 200, classes: [{ links: '' }] });
    await student.call.enrol({ class_id: paid.id });
    const renewed = await joined(other, student, after.tag);
    expect(renewed).toMatchObject({ http: 200, classes: [{ links }] });
    expect(renewed.mine[0]?.myclass.nextSub).not.toBe(before.mine[0]?.myclass.nextSub);
  });
});
