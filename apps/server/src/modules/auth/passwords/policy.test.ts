import { describe, expect, it } from 'vitest';
import { holdsOwner } from './policy.ts';

const owner = { name: 'Amina Al-Yusuf', email: 'a.bello2009+school@example.com' };

describe('a password that holds its owner', () => {
  it.each([
    'amina2026',
    'XAMINA!!',
    'al-yusuf-1',
    'AlYusuf99',
    'bello2009',
    'bel lo2009',
    'a_m_i_n_a_1',
  ])('%j does', (password) => expect(holdsOwner(password, owner)).toBe(true));
  // What follows the + of an address is a label, and a part of a word is no part of a name.
  it.each(['correct horse', 'learn-arabic-1', 'example.com', 'emanimA!', 'bel lo2008'])(
    '%j does not',
    (password) => expect(holdsOwner(password, owner)).toBe(false),
  );

  it('reads Arabic letters whatever their vowels', () => {
    const zaynab = { name: 'زَيْنَب أحمد', email: 'z@example.com' };
    expect(holdsOwner('زينب ١٤٤٧', zaynab)).toBe(true);
    expect(holdsOwner('كلمة سر طويلة', zaynab)).toBe(false);
  });

  it('is not told of a name or an e-mail of three letters', () => {
    expect(holdsOwner('validity-of-ali', { name: 'Ali', email: 'ali@example.com' })).toBe(false);
  });
});
