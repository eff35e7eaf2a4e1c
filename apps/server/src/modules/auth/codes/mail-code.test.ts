import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute } from '../../../../test/support/institute.ts';
import { PostOffice } from '../../../../test/support/post-office.ts';

let office: PostOffice;
let institute: Institute;
beforeAll(async () => {
  office = await PostOffice.open();
  institute = await Institute.open({ SMTP_URL: office.url });
});
afterAll(async () => {
  await institute.close();
  await office.goAway();
});
const drain = (options?: { later: boolean }) => institute.services.jobs.drain(options);

it('a reset code outlives an outage of the mail server, and lives ten minutes from then', async () => {
  const { email } = await institute.student();
  await office.goAway();
  const browser = institute.browser();
  await browser.call.requestPasswordReset({ email });
  await drain();
  institute.clock.advance({ minutes: 30 });
  await office.comeBack();
  await drain({ later: true });
  const code = /^Subject: (\d{6}) is your/m.exec(office.taken[0]?.raw ?? '')?.[1] ?? '';
  institute.clock.advance({ minutes: 9 });
  const done = await browser.call.resetPassword({ email, new_password: 'a new one', code });
  expect(done.status).toBe(true);
  await drain();
  expect(office.taken.map(({ to }) => to)).toEqual([email, email]);
  expect(office.taken[1]?.raw).toMatch(/^Subject: Your password was changed/m);
});

it('is not tried again at an address that takes no mail, nor sent to nobody', async () => {
  const { email } = await institute.student();
  office.judge = () => ({ code: 550, says: 'No such user', at: 'RCPT' });
  office.asked.length = 0;
  await institute.visitor.requestPasswordReset({ email });
  await institute.visitor.requestPasswordReset({ email: 'nobody@example.com' });
  await drain();
  await drain({ later: true });
  expect(office.asked).toEqual([email]);
});
