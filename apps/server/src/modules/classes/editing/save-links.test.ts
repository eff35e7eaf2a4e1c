// Proves ours-109, call-saveClassLinks.

import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass } from '../../../../test/support/school.ts';
import { auditLog, classes } from '../../../schema/index.ts';

const [OLD, NEW] = ['https://meet.example/old', 'https://meet.example/new'];

let institute: Institute;
let admin: Person;
let maryam: Person;
let own: { id: number; rand: string };

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  own = await aClass(institute, { name: 'Nahw', links: OLD });
  maryam = await institute.student({ name: 'Maryam' });
  await admin.call.saveClassStaff({ class_id: own.id, user_id: maryam.id, powers: ['teach'] });
});

const rowOf = async (id: number) =>
  (await institute.services.db.select().from(classes).where(eq(classes.id, id)))[0];
const lastAct = async () =>
  (await institute.services.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

describe('the live links of a class', () => {
  it('are changed by its teacher, who changes nothing else of it, and recorded', async () => {
    const before = await rowOf(own.id);
    const more = { class_id: own.id, links: ` ${NEW} `, name: 'Mine', premium: '1', amount: '5' };
    const saved = await maryam.call.saveClassLinks(more);
    expect(saved).toMatchObject({ status: true, data: { links: NEW } });
    expect(await rowOf(own.id)).toEqual({ ...before, links: NEW });
    expect(await lastAct()).toMatchObject({
      ...{ action: 'saveClassLinks', actorId: maryam.id, classId: own.id },
      details: { name: 'Nahw', links: { from: OLD, to: NEW } },
    });
    // Students see them, and so does Teaching.
    const { classes: taught } = (await maryam.call.getTeaching({})).data;
    expect(taught).toMatchObject([{ id: own.id, links: NEW }]);
  });

  it('are refused where the class form refuses them', async () => {
    const long = { class_id: own.id, links: 'x'.repeat(2001) };
    for (const person of [maryam, admin]) {
      const refused = await person.call.saveClassLinks(long);
      expect(refused).toMatchObject({ http: 400, code: 'invalid_input' });
    }
    expect((await admin.call.updateClass(long)).message).toBe(
      (await maryam.call.saveClassLinks(long)).message,
    );
    expect((await rowOf(own.id))?.links).toBe(OLD);
  });

  it('are not written over what somebody has made of them since; sent again they are the same', async () => {
    const theirs = 'https://meet.example/theirs';
    await admin.call.updateClass({ class_id: own.id, links: theirs });
    const mine = { class_id: own.id, links: NEW, shown: OLD };
    expect(await maryam.call.saveClassLinks(mine)).toMatchObject({ code: 'class_changed' });
    expect((await rowOf(own.id))?.links).toBe(theirs);
    const seen = { ...mine, shown: theirs };
    for (const _again of [1, 2]) {
      expect((await maryam.call.saveClassLinks(seen)).status).toBe(true);
    }
    expect((await rowOf(own.id))?.links).toBe(NEW);
  });

  it('are nobody else’s: not of a class of others, and not without teaching there', async () => {
    const other = await aClass(institute, { name: 'Sarf', links: OLD });
    expect(await maryam.call.saveClassLinks({ class_id: other.id, links: NEW })).toMatchObject({
      code: 'class_not_found',
    });
    const amina = await institute.student();
    await amina.call.enrol({ class_id: own.id });
    expect(await amina.call.saveClassLinks({ class_id: own.id, links: NEW })).toMatchObject({
      ...{ http: 403, code: 'forbidden' },
    });
    await admin.call.saveClassStaff({
      ...{ class_id: own.id, user_id: maryam.id, powers: ['mark', 'people'] },
    });
    const refused = await maryam.call.saveClassLinks({ class_id: own.id, links: NEW });
    expect(refused.status).toBe(false);
    for (const { id } of [own, other]) expect((await rowOf(id))?.links).toBe(OLD);
  });
});
