// Proves promise-19.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { hasPostfix, Postfix } from '../../../../test/support/postfix.ts';

describe.runIf(hasPostfix())('Postfix @all', () => {
  let postfix: Postfix;
  let institute: Institute;
  let admin: Person;
  let students: Person[];
  beforeAll(async () => {
    postfix = await Postfix.open();
    institute = await Institute.open({ SMTP_URL: postfix.url, MAIL_FROM: 'post@example.com' });
    admin = await institute.admin();
    students = [];
    for (let at = 0; at < 3; at += 1) students.push(await institute.student());
  });
  afterAll(async () => {
    await institute?.close();
    await postfix?.close();
  });

  const send = async (subject: string) => {
    const { data } = await admin.call.sendMessage({
      subject,
      message: 'السَّلامُ عليكم',
      delivery_method: 'email',
      recipients: students.map(({ email }) => email),
    });
    return data.id;
  };
  const drain = (options?: { later?: boolean }) => institute.services.jobs.drain(options);
  const report = async (message_id: number) =>
    (await admin.call.getSentMessages({ message_id })).data[0]?.mail;
  /** Lets hours pass until nobody waits for a message any more. */
  const untilDelivered = async (id: number) => {
    for (let hour = 0; (await report(id))?.waiting && hour < 6; hour += 1) {
      institute.clock.advance({ hours: 1 });
      await drain({ later: true });
    }
  };
  /** Who has the message of this subject in the box; once for each time. */
  const arrived = async (subject: string, count: number) => {
    const found = async () =>
      (await postfix.box())
        .filter((mail) => mail.includes(`Subject: ${subject}`))
        .map((mail) => /^Delivered-To: (.*)$/m.exec(mail)?.[1]);
    await expect.poll(async () => (await found()).length, { timeout: 15_000 }).toBe(count);
    return (await found()).sort();
  };

  it('takes mails, refuses one for good and another for now, which comes later', async () => {
    const [taken, refused, greylisted] = students.map(({ email }) => email) as [
      string,
      string,
      string,
    ];
    postfix.judge({
      [refused]: '550 5.1.1 No such person here',
      [greylisted]: '450 4.2.0 Greylisted, come back in an hour',
    });
    const id = await send('Judged');
    await drain();
    expect(await report(id)).toMatchObject({ total: 3, sent: 1, waiting: 1, failed: 1 });
    expect((await report(id))?.trouble).toMatch(/No such person|Greylisted/);
    expect(await arrived('Judged', 1)).toEqual([taken]);
    postfix.judge({});
    await untilDelivered(id);
    expect(await report(id)).toMatchObject({ sent: 2, waiting: 0, failed: 1 });
    expect(await arrived('Judged', 2)).toEqual([taken, greylisted].sort());
  });

  it('that has gone gets everything once when it is back', async () => {
    postfix.goAway();
    await institute.admin();
    const id = await send('Absent');
    await drain();
    expect(await report(id)).toMatchObject({ sent: 0, waiting: 3, failed: 0 });
    postfix.comeBack();
    await untilDelivered(id);
    expect(await report(id)).toMatchObject({ sent: 3, waiting: 0, failed: 0 });
    expect(await arrived('Absent', 3)).toEqual(students.map(({ email }) => email).sort());
    const ids = (await postfix.box()).map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
