import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { getStudentList } from '@institute/contract/people/students';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../platform/auth-store.ts';
import { untilFocused } from '../../test/focus.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
  sentUser,
} from '../../test/mock-server.tsx';
import { StudentsPage } from './students-page.tsx';

let server: MockServer;
type Student = WireOf<typeof getStudentList>[number];
const admin = {
  ...amina,
  id: 9,
  name: 'Ustadha Maryam',
  email: 'maryam@example.com',
  role: roles.administrator,
};

function student(id: number, changes: Partial<Student> = {}): Student {
  return {
    id,
    name: `Student ${id}`,
    email: `student${id}@example.com`,
    phonenumber: '0803 111',
    day: '1',
    month: 'November',
    year: '2026',
    time: 1_793_545_200,
    wallet: 2500.5,
    role: roles.student,
    ...changes,
  };
}
const people = [
  student(1, { name: 'زينب' }),
  student(2),
  student(9, { ...admin, role: roles.administrator }),
];

function Address() {
  return <output>{useLocation().search}</output>;
}
const address = () => document.querySelector('output')?.textContent;
function open(path = '/admin/students') {
  renderAt(
    path,
    <>
      <StudentsPage />
      <Address />
    </>,
  );
}
const sent = (action: string) => Object.fromEntries(server.of(action).at(-1)?.fields ?? []);
/** Opens the row's menu and chooses from it. */
async function choose(name: string, action: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  fireEvent.click(screen.getByRole('menuitem', { name: action }));
  const dialog = await screen.findByRole('dialog');
  // The menu gives the keyboard back to its button once it is gone: nothing behind a dialog takes it in
  // a browser, where jsdom lets it.
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
  await new Promise((resolve) => setTimeout(resolve));
  return dialog;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

// Code is fetched when first needed; on a busy machine that outlasts a test's patience.
beforeAll(() => import('./open-dialog.tsx'), 60_000);
beforeEach(() => {
  server = mockServer(admin);
  server.reply('getStudentList', () => ok(people, { total: 23, page: 1, per_page: 10 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the list', () => {
  // Proves admin-2-5, admin-2-35.
  it('asks the server for ten, newest first, and shows each with wallet and role', async () => {
    open();
    const row = (await screen.findByText('Student 2')).closest('tr');
    expect(row?.textContent).toContain('student2@example.com');
    expect(row?.textContent).toContain('1 Nov 2026');
    expect(row?.textContent).toContain('₦2,500.50');
    expect(row?.textContent).toContain('Student');
    expect(sent('getStudentList')).toMatchObject({ page: '1', per_page: '10', sort: '-joined' });
  });

  // Proves admin-2-35, admin-9-1.
  it.each([
    ['Name', 'name'],
    ['Email', 'email'],
    ['Phone', 'phone'],
    ['Joined', 'joined'],
    ['Wallet', '-wallet'],
    ['Role', 'role'],
  ])('sorts by %s on the server', async (head, sort) => {
    open();
    await screen.findByText('Student 2');
    press(head);
    await waitFor(() => expect(sent('getStudentList').sort).toBe(sort));
  });

  // Proves admin-2-35.
  it('searches on the server and says when nobody is found', async () => {
    open('/admin/students?page=3');
    await screen.findByText('Student 2');
    server.reply('getStudentList', () => ok([], { total: 0, page: 1, per_page: 10 }));
    const box = screen.getByLabelText('Search by name, e-mail or phone');
    fireEvent.change(box, { target: { value: 'زينب' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(await screen.findByText('No students found')).toBeTruthy();
    expect(sent('getStudentList')).toMatchObject({ search: 'زينب', page: '1' });
    expect(address()).toBe(`?search=${encodeURIComponent('زينب')}`);
  });

  // Proves decision-072-3.
  it('opens with the import where that was asked for, and offers it where nobody is', async () => {
    server.reply('getStudentList', () => ok([], { total: 0, page: 1, per_page: 10 }));
    open();
    await screen.findByText('No students found');
    expect(screen.queryByLabelText('Search by name, e-mail or phone')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Import students' })).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    open('/admin/students#import');
    expect(await screen.findByRole('dialog', { name: 'Import students' })).toBeTruthy();
  });

  it('narrows by role, activity and balance, in the address and on the server', async () => {
    open();
    await screen.findByText('Student 2');
    const choices = { role: '11', activity: 'silent', balance: 'some' };
    for (const [name, value] of Object.entries(choices)) {
      fireEvent.change(screen.getByLabelText(`Filter by ${name}`), { target: { value } });
    }
    expect(address()).toBe('?role=11&activity=silent&balance=some');
    await waitFor(() =>
      expect(sent('getStudentList')).toMatchObject({
        ...{ only_role: '11', activity: 'silent', balance: 'some', page: '1' },
      }),
    );
  });

  it('says that there are more than were counted', async () => {
    const meta = { total: 1000, page: 1, per_page: 10, more: true };
    server.reply('getStudentList', () => ok(people, meta));
    open('/admin/students?search=a');
    const foot = await screen.findByText((_, node) =>
      /^1–10 of more than 1,000$/.test(node?.textContent ?? ''),
    );
    expect(foot).toBeTruthy();
  });

  // Proves admin-2-35.
  it('offers nothing that may not be done with oneself', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Actions for Ustadha Maryam' }));
    const items = screen.getAllByRole('menuitem');
    const isDisabled = (item: HTMLElement) => item.getAttribute('aria-disabled') === 'true';
    expect(items.map((item) => [item.textContent, isDisabled(item)])).toEqual([
      ['Edit', false],
      ['Take a payment', true],
      ['Fund', false],
      ['Send money back', true],
      ['Link to come in', true],
      ['Reset', true],
      ['Login As', true],
      ['Work in the office', true],
      ['Join with another account', true],
      ['Delete', true],
    ]);
  });

  it('offers neither password nor session of another administrator', async () => {
    const other = student(3, { name: 'Ustadh Musa', role: roles.administrator });
    server.reply('getStudentList', () => ok([other], { total: 1, page: 1, per_page: 10 }));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Actions for Ustadh Musa' }));
    const disabled = screen
      .getAllByRole('menuitem')
      .filter((item) => item.getAttribute('aria-disabled') === 'true');
    expect(disabled.map(({ textContent }) => textContent)).toEqual([
      'Link to come in',
      'Reset',
      'Login As',
      'Work in the office',
      'Join with another account',
    ]);
  });
});

describe('editing', () => {
  // Proves ours-90.
  it('takes the e-mail away, saying how the person signs in then', async () => {
    server.reply('editStudent', () =>
      refused('phone_in_use', 'Somebody without an e-mail has this number.'),
    );
    open();
    await choose('Student 2', 'Edit');
    type('Email', '');
    expect(screen.getByText(/signs in with the phone number/)).toBeTruthy();
    press('Save');
    expect(await screen.findByText('Somebody without an e-mail has this number.')).toBeTruthy();
    expect(sent('editStudent')).toMatchObject({ student_id: '2', email: '' });
  });

  // Proves admin-4-10.
  it('saves name, e-mail, phone and role', async () => {
    server.reply('editStudent', () => ok(student(2, { name: 'Bala' })));
    open();
    await choose('Student 2', 'Edit');
    type('Name', 'Bala');
    type('Role', '11');
    expect(screen.getByText(/sees and changes everything here/)).toBeTruthy();
    press('Save');
    expect(await screen.findByText('Student updated successfully!')).toBeTruthy();
    expect(sent('editStudent')).toEqual({
      admin_email: admin.email,
      action: 'editStudent',
      student_id: '2',
      name: 'Bala',
      email: 'student2@example.com',
      phonenumber: '0803 111',
      role: '11',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.of('getStudentList').length).toBeGreaterThan(1);
  });

  it('keeps typed changes on Escape, and forgets them once asked to', async () => {
    open();
    const dialog = await choose('Student 2', 'Edit');
    const pressEscape = () => fireEvent(dialog, new Event('cancel', { cancelable: true }));
    type('Name', 'Half a na');
    pressEscape();
    const question = { name: 'Leave without saving?' };
    fireEvent.click(
      within(await screen.findByRole('dialog', question)).getByRole('button', { name: 'Cancel' }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Half a na');
    pressEscape();
    await screen.findByRole('dialog', question);
    press('Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('Student 2', 'Edit');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // Proves admin-5-8.
  it.each([
    ['Name', ' ', 'Name is required'],
    ['Email', 'bala@', 'This is not an e-mail address.'],
    ['Phone', '', 'Phone number is required'],
  ])('asks for %s', async (label, value, message) => {
    open();
    await choose('Student 2', 'Edit');
    type(label, value);
    press('Save');
    expect(await screen.findByText(message)).toBeTruthy();
    await untilFocused(() => screen.getByLabelText(label));
    expect(server.of('editStudent')).toHaveLength(0);
  });

  it('shows a refused e-mail beside its field and keeps what was typed', async () => {
    server.reply('editStudent', () => refused('email_in_use', 'Another account uses this e-mail.'));
    open();
    await choose('Student 2', 'Edit');
    type('Email', 'other@example.com');
    press('Save');
    expect(await screen.findByText('Another account uses this e-mail.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('other@example.com');
  });
});

// Proves admin-8-16, admin-8-17, admin-8-18, admin-8-19, admin-8-20.
it.each([
  ['Edit', 'Save', 'editStudent', 'Failed to update student'],
  ['Fund', 'Fund Wallet', 'fundWallet', 'Failed to fund wallet'],
  ['Reset', 'Reset Password', 'resetPassword', 'Failed to reset password'],
  ['Login As', 'Login As', 'loginAsStudent', 'Failed to login as student'],
  ['Delete', 'Delete Student', 'deleteStudent', 'Failed to delete student'],
])('%s says what failed: without words, with words, without an answer', async (...given) => {
  const [action, button, call, fallback] = given;
  const none = { classes: 0, results: 0, certificates: 0, comments: 0, wallet: 0 };
  server.reply('getStudentDeletion', () => ok(none));
  server.reply(call, () => refused('x', ''));
  open();
  await choose('Student 2', action);
  if (action === 'Fund') type('Amount', '5');
  if (action === 'Reset') type('New password', 'long enough');
  const submit = async () => {
    const one = await screen.findByRole<HTMLButtonElement>('button', { name: button });
    await waitFor(() => expect(one.disabled).toBe(false));
    fireEvent.click(one);
  };
  await submit();
  expect(await screen.findByText(fallback)).toBeTruthy();
  server.reply(call, () => refused('x', 'The server says no.'));
  await submit();
  expect(await screen.findByText('The server says no.')).toBeTruthy();
  server.reply(call, () => {
    throw new TypeError('offline');
  });
  await submit();
  expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy();
});

describe('resetting', () => {
  // Proves ours-147.
  it('makes a password, shows it once, and hands it over', async () => {
    server.reply('resetPassword', () => ok(null));
    open();
    await choose('Student 2', 'Reset');
    press('Make one');
    const field = screen.getByLabelText<HTMLInputElement>('New password');
    expect(field.value).toMatch(/^[a-z]{4}-[a-z]{4}-[a-z]{4}-\d\d$/);
    press('Reset Password');
    const made = await screen.findByRole('dialog', { name: 'The new password' });
    expect(server.of('resetPassword')[0]?.fields.get('new_password')).toBe(field.value);
    expect(within(made).getByText(field.value)).toBeTruthy();
    const address = within(made).getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(address ?? '')).toContain(field.value);
    const [close] = within(made).getAllByRole('button', { name: 'Close' }).slice(-1);
    if (close) fireEvent.click(close);
    await waitFor(() => expect(screen.queryByText(field.value)).toBeNull());
  });

  // Proves ours-147.
  it('hands over a link in its place', async () => {
    open();
    await choose('Student 2', 'Reset');
    press('Or hand over a link by which the student chooses one');
    expect(await screen.findByRole('dialog', { name: 'A link to come in' })).toBeTruthy();
    expect(server.of('resetPassword')).toEqual([]);
  });
});

describe('funding', () => {
  // Proves ours-148.
  it('asks once more about an amount far above the usual', async () => {
    server.reply('fundWallet', () => ok({ wallet: 500_000 }));
    open();
    await choose('Student 2', 'Fund');
    type('Amount', '500000');
    press('Fund Wallet');
    expect(await screen.findByText(/^₦500,000.00 is far more than usual/)).toBeTruthy();
    expect(server.of('fundWallet')).toEqual([]);
    // Another amount is another question.
    type('Amount', '600,000');
    press('Fund Wallet');
    await screen.findByText(/^₦600,000.00 is far more than usual/);
    press('Fund ₦600,000.00');
    expect(await screen.findByText('Wallet funded successfully!')).toBeTruthy();
    expect(server.of('fundWallet').map(({ fields }) => fields.get('amount'))).toEqual(['600000']);
  });

  // Proves admin-5-9, admin-8-30.
  it('needs an amount, shows what it comes to, and credits once however often it is sent', async () => {
    open();
    const dialog = await choose('Student 2', 'Fund');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Fund Wallet' });
    expect(button.disabled).toBe(true);
    type('Amount', 'ten');
    press('Fund Wallet');
    expect(await screen.findByText('Please enter a valid amount')).toBeTruthy();
    type('Amount', '99.55');
    expect(within(dialog).getByText('₦2,600.05')).toBeTruthy();
    press('Fund Wallet');
    expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy();
    server.reply('fundWallet', () => ok({ wallet: 2600.05 }));
    press('Fund Wallet');
    expect(await screen.findByText('Wallet funded successfully!')).toBeTruthy();
    const [first, second] = server.of('fundWallet').map(({ fields }) => fields.get('request_key'));
    expect(first).toMatch(/^[a-z0-9]{20}$/);
    expect(second).toBe(first);
  });

  it('takes amounts as people write them, and shows the balance after each', async () => {
    server.reply('fundWallet', () => ok({ wallet: 4001 }));
    open();
    const dialog = await choose('Student 2', 'Fund');
    for (const [typed, after] of [
      ['1,500.50', '₦4,001.00'],
      ['₦2000', '₦4,500.50'],
      ['١٬٥٠٠', '₦4,000.50'],
    ] as const) {
      type('Amount', typed);
      expect(within(dialog).getByText(after)).toBeTruthy();
    }
    type('Amount', '1,500.50');
    press('Fund Wallet');
    expect(await screen.findByText('Wallet funded successfully!')).toBeTruthy();
    expect(sent('fundWallet').amount).toBe('1500.5');
  });

  it('takes another amount for another press', async () => {
    open();
    await choose('Student 2', 'Fund');
    type('Amount', '5');
    press('Fund Wallet');
    await screen.findByText('An error occurred. Please try again.');
    type('Amount', '6');
    press('Fund Wallet');
    await waitFor(() => expect(server.of('fundWallet')).toHaveLength(2));
    const keys = server.of('fundWallet').map(({ fields }) => fields.get('request_key'));
    expect(keys[0]).not.toBe(keys[1]);
  });
});

describe('resetting the password', () => {
  // Proves admin-5-10.
  it('needs one, of eight characters, which can be shown and hidden', async () => {
    server.reply('resetPassword', () => ok(null));
    open();
    await choose('Student 2', 'Reset');
    press('Reset Password');
    expect(await screen.findByText('New password is required')).toBeTruthy();
    const box = screen.getByLabelText<HTMLInputElement>('New password');
    expect(box.type).toBe('password');
    press('Show password');
    expect(box.type).toBe('text');
    press('Hide password');
    type('New password', 'short');
    press('Reset Password');
    expect(await screen.findByText('The password needs at least 8 characters.')).toBeTruthy();
    type('New password', 'long enough');
    press('Reset Password');
    expect(await screen.findByText('Password reset successfully!')).toBeTruthy();
    expect(sent('resetPassword')).toMatchObject({ student_id: '2', new_password: 'long enough' });
  });
});

describe('a link to come in', () => {
  const link = 'http://school.example/invitation#abc';
  const made = {
    ...{ student_id: 2, name: 'Student 2', email: '', phonenumber: '+2348031112222' },
    ...{ link, is_first: true, ends_at: 1_793_804_400 },
  };

  // Proves ours-89.
  it('is made once asked for, and goes by WhatsApp to the number, or by the clipboard', async () => {
    // Without the clipboard's own interface the text is copied by way of a field.
    vi.stubGlobal('ClipboardItem', undefined);
    const copied: string[] = [];
    document.execCommand = () => {
      copied.push(document.querySelector<HTMLTextAreaElement>('body > textarea')?.value ?? '');
      return true;
    };
    server.reply('makeAccessLinks', () => ok({ links: [made] }));
    open();
    await choose('Student 2', 'Link to come in');
    expect(server.of('makeAccessLinks')).toHaveLength(0);
    press('Make the link');
    const chat = await screen.findByRole('link', {
      name: 'Send the link of Student 2 by WhatsApp',
    });
    expect(sent('makeAccessLinks').student_list).toBe('2');
    const href = new URL(chat.getAttribute('href') ?? '');
    expect(href.origin + href.pathname).toBe('https://wa.me/2348031112222');
    expect(href.searchParams.get('text')).toContain(link);
    expect(href.searchParams.get('text')).toContain('you sign in with +2348031112222');
    press('Copy the link of Student 2');
    expect(await screen.findByText('Handed over')).toBeTruthy();
    expect(copied).toEqual([link]);
    Reflect.deleteProperty(document, 'execCommand');
  });

  // Proves ours-89.
  it('is not lost by Escape before it was handed over, without a question', async () => {
    server.reply('makeAccessLinks', () => ok({ links: [made] }));
    open();
    await choose('Student 2', 'Link to come in');
    press('Make the link');
    await screen.findByRole('link', { name: 'Send the link of Student 2 by WhatsApp' });
    const shown = screen.getByRole('dialog', { name: 'The link' });
    fireEvent(shown, new Event('cancel', { cancelable: true }));
    expect(await screen.findByText('Close with 1 link not handed over?')).toBeTruthy();
    press('Cancel');
    document.execCommand = () => true;
    vi.stubGlobal('ClipboardItem', undefined);
    press('Copy the link of Student 2');
    await screen.findByText('Handed over');
    Reflect.deleteProperty(document, 'execCommand');
    fireEvent(shown, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why none was made', async () => {
    server.reply('makeAccessLinks', () => refused('nobody_let_in', 'Nobody can be given one.'));
    open();
    await choose('Student 2', 'Link to come in');
    press('Make the link');
    expect(await screen.findByText('Nobody can be given one.')).toBeTruthy();
  });
});

// Proves admin-4-11.
it('Login As makes this device the student’s and leads to the root', async () => {
  localStorage.setItem('draft:class:maryam@example.com', 'a class');
  const acting = { ...amina, id: 2, actingAdmin: admin.name };
  server.reply('loginAsStudent', () => ok(sentUser(acting)));
  history.replaceState(null, '', '/admin/students');
  open();
  await choose('Student 2', 'Login As');
  press('Login As');
  await waitFor(() => expect(useAuthStore.getState().user).toEqual(acting));
  expect(location.pathname).toBe('/');
  expect(localStorage.getItem('draft:class:maryam@example.com')).toBeNull();
  expect(sent('loginAsStudent').student_email).toBe('student2@example.com');
});

it('deleting says what it hides, and sends the balance it spoke of', async () => {
  const holdings = { classes: 2, results: 1, certificates: 0, comments: 5, wallet: 2500.5 };
  server.reply('getStudentDeletion', () => ok(holdings));
  server.reply('deleteStudent', () => ok(null));
  open();
  const dialog = await choose('Student 2', 'Delete');
  const says = await within(dialog).findByText('It hides 2 classes, 1 exam result, 5 comments.');
  expect(says).toBeTruthy();
  expect(within(dialog).getByText('₦2,500.50')).toBeTruthy();
  press('Delete Student');
  expect(await screen.findByText('Student deleted successfully!')).toBeTruthy();
  expect(sent('deleteStudent')).toMatchObject({ student_id: '2', wallet: '2500.5' });
});
