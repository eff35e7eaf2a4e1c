import { expect, it } from 'vitest';
import { comparisonOf } from './managed-api.ts';

it('reads both sides of a comparison', () => {
  const last = comparisonOf({
    ...{ state: 'differences', message: '', checked_at: 60, from: 0, to: 60, open: 2 },
    ...{ provider_count: 3, provider_total: 300.5, ledger_count: 2, ledger_total: 200 },
  });
  expect(last.provider).toEqual({ count: 3, totalKobo: 30_050 });
  expect(last.ledger).toEqual({ count: 2, totalKobo: 20_000 });
  expect(last.checkedAt).toEqual(new Date(60_000));
  expect(last.openCount).toBe(2);
});
