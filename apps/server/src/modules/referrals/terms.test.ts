import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute } from '../../../test/support/institute.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

it('tells a student what the institute gives for a friend, as it is set now', async () => {
  const student = await institute.student();
  const terms = async () => (await student.call.getReferralCount({})).data.terms;
  expect(await terms()).toEqual({ welcome: 100, reward: 100, trigger: 'paid_enrolment' });
  const admin = await institute.admin();
  await admin.call.updateAppSettings({
    ...{ referralWelcome: '0', referralReward: '50.50', referralTrigger: 'signup' },
  });
  expect(await terms()).toEqual({ welcome: 0, reward: 50.5, trigger: 'signup' });
});
