import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OTHER_BANK } from '@institute/contract/payments/banks';
import { claimPayment } from '@institute/contract/payments/claims';
import { dateText } from '@institute/contract/time/calendar';
import { signInAs } from '../src/modules/auth/index.ts';
import { paths } from '../src/platform/paths.ts';
import { perform, type Stage } from './perform.ts';
import type { Event } from './student-histories.ts';

const HOUR = 3_600_000;

/** The account to which students of the demo transfer; of no bank that there is. */
export const demoAccount = {
  bankCode: OTHER_BANK,
  otherBank: 'Bank of the Garden',
  accountNumber: '0123456789',
  accountName: 'Bustan al-Huruf',
  transferNote: 'Write the name of the student as the purpose.',
} as const;

/** What students of the demo say to have paid, and nobody has confirmed yet. */
const claims = [
  {
    ...{ email: 'hauwa@example.com', hoursAgo: 26, amount: '12000' },
    ...{ reference: 'GARDEN 4471', picture: 'transfer-receipt.webp' },
  },
  {
    ...{ email: 'folake@example.com', hoursAgo: 20, amount: '5000' },
    ...{ reference: '', picture: null },
  },
  {
    ...{ email: 'emeka@example.com', hoursAgo: 3, amount: '3500' },
    ...{ reference: 'GARDEN 4502', picture: null },
  },
];

/** Transfers of the last days that wait to be confirmed. */
export function transfersClaimed(stage: Stage, today: Date): Event[] {
  return claims.map(({ email, hoursAgo, amount, reference, picture }) => {
    const at = new Date(today.getTime() - hoursAgo * HOUR);
    const run = async () => {
      const student = await signInAs(stage.services, { email, password: stage.studentPassword });
      const paid_on = dateText(at, stage.services.config.timeZone);
      const proof = picture === null ? '' : await dataUrlOf(picture);
      await perform(stage, student, claimPayment, { amount, paid_on, reference, picture: proof });
    };
    return { at, run };
  });
}

async function dataUrlOf(asset: string): Promise<string> {
  const bytes = await readFile(join(paths.seedAssets, asset));
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
