import { describe, expect, it } from 'vitest';
import { holdsOwner } from './policy.ts';

const owner = {
  name: 'Amina Al-Yusuf',
  email: 'a.bello2009+school@example.com',
  phone: '+2348031112222',
};

describe('a password that holds its owner', () => {
  it.each([
    'amina2026',
    'XAMINA!!',
    'al-yusuf-1',
    'AlYusuf99',
    'bello2009',
    'bel lo2009',
    'a_m_i_n_a_1',
    '08031112222',
    '+234 803 111 2222',
    'my 803-111-2222',
  ])('%j does', (password) => expect(holdsOwner(password, owner)).toBe(true));
  // What follows the + of an address is a label, and a part of a word is no part of a name.
  it.each([
    'correct horse',
    'learn-arabic-1',
    'example.com',
    'emanimA!',
    'bel lo2008',
    '08031112223',
  ])('%j does not', (password) => expect(holdsOwner(password, owner)).toBe(false));

  it('reads Arabic letters whatever their vowels', () => {
    const zaynab = { name: 'زَيْنَب أحمد', email: 'z@example.com', phone: '' };
    expect(holdsOwner('زينب ١٤٤٧', zaynab)).toBe(true);
    expect(holdsOwner('كلمة سر طويلة', zaynab)).toBe(false);
  });

  it('is told of a name and a number where there is no e-mail', () => {
    const ali = { name: 'Ali Garba', email: null, phone: '+2348031112222' };
    expect(holdsOwner('garba-garba', ali)).toBe(true);
    expect(holdsOwner('0803 111 2222', ali)).toBe(true);
    expect(holdsOwner('null and void', ali)).toBe(false);
  });

  it('is not told of a name or an e-mail of three letters', () => {
    expect(holdsOwner('validity-of-ali', { ...owner, name: 'Ali', email: 'ali@example.com' })).toBe(
      false,
    );
  });
});
