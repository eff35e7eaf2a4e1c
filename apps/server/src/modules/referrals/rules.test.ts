import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WalletMovement } from '../ledger/index.ts';
import { isOwnPerson, isRewarded, ownMoney } from './rules.ts';

const came = (other: WalletMovement['other'], amount: number): WalletMovement => ({
  isCredit: true,
  other,
  amount,
});
const went = (other: WalletMovement['other'], amount: number): WalletMovement => ({
  isCredit: false,
  other,
  amount,
});

describe('money that is no reward', () => {
  it.each(['card_clearing', 'admin_adjustment'] as const)('came from %s', (other) => {
    expect(ownMoney([came(other, 500)])).toBe(500);
  });

  it.each(['referral_bonus', 'game_reward'] as const)('did not come from %s', (other) => {
    expect(ownMoney([came(other, 500)])).toBe(0);
  });

  it('is spent after the rewards', () => {
    const wallet = [came('game_reward', 300), came('card_clearing', 500)];
    expect(ownMoney([...wallet, went('class_revenue', 400)])).toBe(400);
    expect(ownMoney([...wallet, went('class_revenue', 800)])).toBe(0);
  });

  // Proves rulings-9-5.
  it('is not made by a refund of what rewards paid', () => {
    const wallet = [came('game_reward', 300), went('class_revenue', 300)];
    expect(ownMoney([...wallet, came('class_revenue', 300)])).toBe(0);
  });

  it('comes back by a refund of what it paid, behind the rewards that paid the rest', () => {
    const wallet = [
      came('referral_bonus', 100),
      came('card_clearing', 400),
      went('class_revenue', 500),
    ];
    expect(ownMoney([...wallet, came('class_revenue', 500)])).toBe(400);
    expect(ownMoney([...wallet, came('class_revenue', 60)])).toBe(0);
  });

  it('goes first when it goes back to where it came from', () => {
    const wallet = [came('referral_bonus', 100), came('admin_adjustment', 400)];
    expect(ownMoney([...wallet, went('admin_adjustment', 400)])).toBe(0);
    expect(ownMoney([...wallet, went('card_clearing', 450)])).toBe(0);
  });

  it('is never more than the balance, nor than what came, whatever moves', () => {
    const amount = fc.integer({ min: 1, max: 1000 });
    const credits = fc.record({
      isCredit: fc.constant(true),
      other: fc.constantFrom<WalletMovement['other']>(
        'card_clearing',
        'admin_adjustment',
        'referral_bonus',
        'game_reward',
        'class_revenue',
      ),
      amount,
    });
    const debits = fc.record({
      isCredit: fc.constant(false),
      other: fc.constantFrom<WalletMovement['other']>(
        'card_clearing',
        'admin_adjustment',
        'class_revenue',
      ),
      amount,
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(credits, debits)), (moves) => {
        let balance = 0;
        const possible = moves.filter(({ isCredit, amount: kobo }) => {
          if (!isCredit && kobo > balance) return false;
          balance += isCredit ? kobo : -kobo;
          return true;
        });
        const own = ownMoney(possible);
        expect(own).toBeGreaterThanOrEqual(0);
        expect(own).toBeLessThanOrEqual(balance);
      }),
    );
  });
});

describe('what is rewarded', () => {
  it.each([
    ['signup', 'signup', true],
    ['signup', 'enrolment', false],
    ['signup', 'paid_enrolment', false],
    ['enrolment', 'signup', false],
    ['enrolment', 'enrolment', true],
    ['enrolment', 'paid_enrolment', true],
    ['paid_enrolment', 'signup', false],
    ['paid_enrolment', 'enrolment', false],
    ['paid_enrolment', 'paid_enrolment', true],
  ] as const)('by the setting %s: %s is %s', (trigger, event, is) => {
    expect(isRewarded(trigger, event)).toBe(is);
  });
});

describe('a person of their own', () => {
  const [home, elsewhere] = ['home', 'elsewhere'];

  it('signed up from another network than the one who invites', () => {
    expect(isOwnPerson({ network: home, crowd: 1 }, { network: elsewhere })).toBe(true);
    expect(isOwnPerson({ network: home, crowd: 1 }, { network: home })).toBe(false);
  });

  it('is not one of a crowd', () => {
    expect(isOwnPerson({ network: home, crowd: 3 }, { network: elsewhere })).toBe(true);
    expect(isOwnPerson({ network: home, crowd: 4 }, { network: elsewhere })).toBe(false);
  });

  it('is taken for one where networks are not known', () => {
    expect(isOwnPerson({ network: null, crowd: 50 }, { network: null })).toBe(true);
    expect(isOwnPerson({ network: home, crowd: 1 }, { network: null })).toBe(true);
  });
});
