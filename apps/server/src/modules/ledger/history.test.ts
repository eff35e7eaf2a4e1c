// Proves promise-3.

import { unixOf } from '@institute/contract/fields';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute } from '../../../test/support/institute.ts';
import { aPaidClass } from '../../../test/support/school.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const now = () => unixOf(institute.clock.now());

// Proves student-3-14.
it('a line of the wallet says what for, in or out, how much in naira, and when in unix seconds', async () => {
  const payer = await institute.student({ wallet: 250_050 });
  const at = now();
  institute.clock.advance({ minutes: 1 });
  const { id } = await aPaidClass(institute, 1000, { name: 'Sarf' });
  await payer.call.enrol({ class_id: id });
  expect((await payer.call.getWalletHistory({})).data).toEqual([
    {
      id: expect.any(Number),
      description: 'Enrollment: Sarf',
      type: 'debit',
      amount: 1000,
      timestamp: at + 60,
    },
    {
      id: expect.any(Number),
      description: 'Wallet funded by the institute',
      type: 'credit',
      amount: 2500.5,
      timestamp: at,
    },
  ]);
});
