import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WalletMovement } from '../../ledger/index.ts';
import { cameIn } from './sent-refund-rules.ts';

const came = (other: WalletMovement['other'], amount: number): WalletMovement => ({
  isCredit: true,
  other,
  amount,
});
const went = (other: WalletMovement['other'], amount: number): WalletMovement => ({
  ...came(other, amount),
  isCredit: false,
});

// Proves ours-182.
describe('what may leave a wallet as money', () => {
  it.each(['card_clearing', 'bank', 'cash', 'other_receipts'] as const)('came from %s', (other) => {
    expect(cameIn([came(other, 500)])).toBe(500);
  });

  it.each([...(['waivers', 'admin_adjustment', 'referral_bonus', 'game_reward'] as const)])(
    'is none of what came from %s, also once as much was paid and spent',
    (other) => {
      const spent = [came('card_clearing', 4000), went('class_revenue', 4000)];
      expect(cameIn([...spent, came(other, 4000)])).toBe(0);
      expect(cameIn([...spent, came(other, 4000), came('cash', 300)])).toBe(300);
    },
  );

  it('is spent after what was given, and is there again when what it paid is returned', () => {
    const wallet = [came('waivers', 1000), came('bank', 5000), went('class_revenue', 2500)];
    expect(cameIn(wallet)).toBe(3500);
    expect(cameIn([...wallet, came('class_revenue', 2500)])).toBe(5000);
  });

  it('goes back first, and once', () => {
    const wallet = [came('cash', 700), came('referral_bonus', 500), went('refunds_due', 700)];
    expect(cameIn(wallet)).toBe(0);
    expect(cameIn([...wallet, came('refunds_due', 700)])).toBe(700);
  });

  it('is never more than the wallet holds, nor than came in', () => {
    const kinds = fc.constantFrom<WalletMovement['other']>(
      ...(['card_clearing', 'bank', 'waivers', 'admin_adjustment', 'class_revenue'] as const),
    );
    const moves = fc.array(
      fc.record({ isCredit: fc.boolean(), other: kinds, amount: fc.integer({ min: 1, max: 900 }) }),
    );
    fc.assert(
      fc.property(moves, (drawn) => {
        const all: WalletMovement[] = [];
        let [balance, revenue, paid] = [0, 0, 0];
        for (const { isCredit, other, amount } of drawn) {
          // Neither a wallet nor what a class has earned of it is overdrawn.
          const most = isCredit ? (other === 'class_revenue' ? revenue : amount) : balance;
          const moved = Math.min(amount, most);
          if (moved === 0) continue;
          all.push({ isCredit, other, amount: moved });
          balance += isCredit ? moved : -moved;
          if (other === 'class_revenue') revenue += isCredit ? -moved : moved;
          if (isCredit && (other === 'bank' || other === 'card_clearing')) paid += moved;
        }
        expect(cameIn(all)).toBeLessThanOrEqual(Math.min(balance, paid));
      }),
    );
  });
});
