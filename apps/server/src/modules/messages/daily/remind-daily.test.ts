import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { PhoneService } from '../../../../test/support/phones.ts';
import { PostOffice } from '../../../../test/support/post-office.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { aLessonWithWords, review } from '../../../../test/support/words.ts';
import {
  dailyReminders,
  invoices,
  messages,
  pushSubscriptions,
  reminderChoices,
} from '../../../schema/index.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { ringPhones } from '../phones/ring-phones.ts';
import { forgetOldDaily, remindDaily } from './remind-daily.ts';

const URL = 'http://institute.example';
let office: PostOffice;
let phones: PhoneService;
let institute: Institute;
let admin: Person;
let amina: Person;
const db = () => institute.services.db;
const run = () => ({ signal: new AbortController().signal });

beforeAll(async () => {
  office = await PostOffice.open();
  institute = await Institute.open(
    {
      SMTP_URL: `${office.url}?rateLimit=100000`,
      MAIL_FROM: 'Institute <post@institute.example>',
      PUBLIC_URL: URL,
    },
    { postOut: (url, what) => phones.post(url, what) },
  );
  admin = await institute.admin();
});
afterAll(async () => {
  await institute.close();
  await office.goAway();
});

/** By the clocks of Lagos. */
const clock = (time: string, day = '05') =>
  institute.clock.set(new Date(`2027-01-${day}T${time}:00+01:00`));

let words: Awaited<ReturnType<typeof aLessonWithWords>>;
beforeEach(async () => {
  for (const table of [dailyReminders, reminderChoices, pushSubscriptions])
    await db().delete(table);
  phones = new PhoneService();
  clock('09:00', '04');
  await institute.signInAgain(admin);
  amina = await institute.student({ name: 'Amina' });
  words = await aLessonWithWords(institute, 7);
  await institute.services.jobs.drain();
  office.taken.length = 0;
});

const remind = () => remindDaily(institute.services, run());
/** Has devices ring and mails go out. */
async function send(): Promise<void> {
  await ringPhones(institute.services, run());
  await deliverMail(institute.services, run());
}
const rang = () => phones.arrived.map(({ news }) => news.title.replaceAll(/[\u2066-\u2069]/g, ''));
const ring = (person = amina) => phones.ringFor(person.call, `phone-${person.id}`);
const byMail = (own: Record<string, string> = {}) =>
  amina.call.setReminderChoice({
    ...{ way: 'none', hour: '18', zone: 'Africa/Lagos', daily_way: 'email', ...own },
  });
/** Seven words are new to Amina. */
async function learn(person = amina): Promise<void> {
  const { class_id, lesson_id } = words;
  await person.call.enrol({ class_id });
  await person.call.viewStatus({ class_id, lesson_id });
}
/** She owes a fee that is due on a day of January. */
const owe = (day: string) =>
  db()
    .insert(invoices)
    .values({
      ...{ userId: amina.id, title: 'Books', amount: 500_000, madeAt: institute.clock.now() },
      ...{ dueOn: `2027-01-${day}`, overdueAt: new Date('2027-02-01T00:00:00Z') },
    })
    .returning();
/** An exam of hers that waits for its mark, and how it is marked and looked at. */
async function anExam() {
  const { id: class_id } = await aClass(institute, { name: 'Roots' });
  const { id: lesson_id, rand } = await aLesson(institute, class_id, {
    ...{ inputetype: 'Exam', subject: 'Term', about: 'Why?', theoryAnswer: 'A model' },
  });
  await amina.call.enrol({ class_id });
  await amina.call.getLessonDetails({ class_id, lesson_id });
  await amina.call.submitExam({ lesson_id, answer: {}, theory: 'Because' });
  const { data } = await admin.call.getExamDetails({ lesson_id });
  const result_id = data[0]?.result_id ?? 0;
  const mark = () => admin.call.markExam({ lesson_id, result_id, theory_score: 80 });
  const look = () => amina.call.getLessonDetails({ class_id, lesson_id });
  return { rand, mark, look };
}
const newest = async () => {
  const rows = await db().select().from(messages).orderBy(asc(messages.id));
  return rows.at(-1)?.body ?? '';
};

// Proves ours-313.
describe('once a day a person is reminded', () => {
  it('of the cards of their practice by its own count, with the way there', async () => {
    await ring();
    await learn();
    const { data } = await amina.call.getPractice({});
    expect(data.due).toBe(7);
    clock('16:55');
    expect(await remind()).toBe(0);
    clock('17:00');
    expect(await remind()).toBe(1);
    await send();
    expect(rang()).toEqual(['7 words, 3 minutes']);
    expect(await newest()).toBe(`7 cards due in your practice today: ${URL}/practice`);
    const [inbox] = (await amina.call.getMessages({})).data;
    expect(phones.arrived[0]?.news.path).toBe(`/messages/${inbox?.rand}`);
  });

  it('of a mark that they have not looked at, and of a fee, all in one', async () => {
    await ring();
    const exam = await anExam();
    await exam.mark();
    await owe('08');
    await learn();
    clock('17:00');
    expect(await remind()).toBe(1);
    await send();
    expect(rang().at(-1)).toBe('Exam marked: Term · ₦5,000.00 to pay: Books · 7 words, 3 minutes');
    const lines = (await newest()).replaceAll(/[\u2066-\u2069]/g, '').split('\n');
    expect(lines[0]).toMatch(new RegExp(`^Your exam “Term” in Roots .*/lessons/${exam.rand}$`));
    expect(lines[1]).toBe(
      `₦5,000.00 are due for Books on 8 January 2027. Pay in your wallet: ${URL}/wallet-history`,
    );
    expect(lines).toHaveLength(3);
  });

  it('of nothing where nothing waits, and is not looked at again on that day', async () => {
    await ring();
    clock('17:00');
    expect(await remind()).toBe(0);
    await learn();
    clock('18:00');
    expect(await remind()).toBe(0);
    clock('17:00', '06');
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
  });

  it('of no fee that is due later, is paid by itself or was told of on that day', async () => {
    await ring();
    const [invoice] = await owe('09');
    clock('17:00');
    expect(await remind()).toBe(0);
    clock('17:00', '06');
    const subject = { rand: 'told', subject: 'Due', body: '', searchText: '', isPopup: false };
    const onceKey = `invoice:${invoice?.id}:2027-01-06`;
    const sentAt = institute.clock.now();
    await db()
      .insert(messages)
      .values({ ...subject, onceKey, sentAt });
    expect(await remind()).toBe(0);
    clock('17:00', '07');
    expect(await remind()).toBe(1);
  });

  it('and what was said the day before counts as read', async () => {
    await ring();
    await learn();
    clock('17:00');
    await remind();
    const unread = async () => (await amina.call.getMessages({ per_page: 1 })).meta?.unread;
    expect(await unread()).toBe(1);
    clock('17:00', '06');
    await remind();
    expect(await unread()).toBe(1);
  });
});

// Proves ours-315.
describe('how it comes', () => {
  it('is on the devices that ring, at five, where nothing was chosen; else not at all', async () => {
    await learn();
    clock('17:00');
    expect(await remind()).toBe(0);
    const { data } = await amina.call.getReminderChoice({});
    expect(data).toMatchObject({ daily_way: 'push', daily_hour: 17 });
    await ring();
    expect(await remind()).toBe(1);
  });

  it('is chosen: by e-mail, at another hour of one’s own clocks, or not at all', async () => {
    await ring();
    await learn();
    await byMail({ daily_hour: '9', zone: 'Africa/Cairo' });
    clock('07:55');
    expect(await remind()).toBe(0);
    clock('08:00');
    expect(await remind()).toBe(1);
    await send();
    expect(rang()).toEqual([]);
    expect(office.taken).toHaveLength(1);
    expect((await amina.call.getMessages({})).data).toHaveLength(0);
    // What is not sent stays.
    await amina.call.setReminderChoice({ way: 'both', hour: '18', zone: 'Africa/Cairo' });
    expect((await amina.call.getReminderChoice({})).data).toMatchObject({
      ...{ way: 'both', daily_way: 'email', daily_hour: 9 },
    });
    await byMail({ daily_way: 'none' });
    clock('20:00', '06');
    expect(await remind()).toBe(0);
  });

  it('one press in the mail ends it, and no other mail', async () => {
    await learn();
    await byMail();
    clock('17:00');
    await remind();
    await send();
    const raw = office.taken[0]?.raw.replaceAll(/=\r\n/g, '') ?? '';
    const [, path = ''] = /^List-Unsubscribe: <http:\/\/institute\.example([^>]+)>/im.exec(
      raw.replaceAll(/\r\n[ \t]+/g, ' '),
    ) ?? [''];
    expect(path.trim()).toMatch(/^\/unsubscribe\/daily\./);
    expect((await institute.app.inject({ method: 'POST', url: path.trim() })).statusCode).toBe(200);
    expect((await amina.call.getReminderChoice({})).data.daily_way).toBe('none');
    expect((await amina.call.getMailChoice({})).data).toEqual({ is_wanted: true });
    clock('17:00', '06');
    expect(await remind()).toBe(0);
  });
});

// Proves ours-314.
describe('it is not sent', () => {
  const gone = {
    async 'the words were practised'() {
      await learn();
      return async () => {
        for (const id of words.wordIds) await review(institute, amina, id);
      };
    },
    async 'the fee is paid'() {
      await owe('06');
      const paid = { state: 'paid' as const, paid: 500_000, settledAt: new Date() };
      return () => db().update(invoices).set(paid).where(eq(invoices.userId, amina.id));
    },
    async 'it is wanted no more'() {
      await learn();
      return () => byMail({ daily_way: 'none' });
    },
  };
  const ends = Object.keys(gone) as (keyof typeof gone)[];
  it.each(ends.flatMap((end) => [[end, 'push'] as const, [end, 'email'] as const]))(
    'once %s (%s)',
    async (end, way) => {
      await byMail({ daily_way: way });
      await ring();
      const goes = await gone[end]();
      clock('17:00');
      expect(await remind()).toBe(1);
      await goes();
      await send();
      expect([rang(), office.taken]).toEqual([[], []]);
    },
  );

  it('once the mark was looked at', async () => {
    await ring();
    const exam = await anExam();
    await exam.mark();
    clock('17:00');
    expect(await remind()).toBe(1);
    const told = rang().length;
    await exam.look();
    await ringPhones(institute.services, run());
    expect(
      rang()
        .slice(told)
        .filter((title) => title.startsWith('Exam')),
    ).toEqual([]);
  });

  it('at night: neither made nor sent then, nor on another day', async () => {
    await learn();
    await byMail({ daily_hour: '20' });
    clock('20:55');
    expect(await remind()).toBe(1);
    clock('21:00');
    await deliverMail(institute.services, run());
    expect(office.taken).toEqual([]);
    clock('21:30', '06');
    expect(await remind()).toBe(0);
    clock('06:59', '07');
    expect(await remind()).toBe(0);
  });
});

// Proves ours-314.
it('is forgotten after a month', async () => {
  await ring();
  clock('17:00');
  await remind();
  institute.clock.advance({ days: 30 });
  await forgetOldDaily(institute.services);
  expect(await db().$count(dailyReminders)).toBe(1);
  institute.clock.advance({ days: 1 });
  await forgetOldDaily(institute.services);
  expect(await db().$count(dailyReminders)).toBe(0);
});
