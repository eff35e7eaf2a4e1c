import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute } from '../../../../test/support/institute.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

// Proves ours-34.
it('is changed by one of two who bring the current password at once', async () => {
  const { email, password: current_password, ...person } = await institute.student();
  const elsewhere = institute.client(await institute.signIn(email, current_password));
  const change = (call: typeof elsewhere, new_password: string) =>
    call.resetPassword({ email, current_password, new_password });
  const answers = await Promise.all([
    change(person.call, 'dawn over the river'),
    change(elsewhere, 'dusk over the river'),
  ]);
  expect(answers.filter(({ status }) => status)).toHaveLength(1);
});
