import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClass } from '../../test/a-class.ts';
import { classListOf } from '../../test/class-list.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { MessagesPage } from './messages-page.tsx';

const admin = { ...amina, role: roles.administrator };
const bala = { id: 7, name: 'Bala', email: 'bala@example.com' };

let server: MockServer;
beforeEach(() => {
  localStorage.clear();
  server = mockServer(admin);
  server.reply('checkRecipients', ({ fields }) =>
    fields.get('send_to_all') === 'true'
      ? ok({ total: 1234, found: [], unknown: [] })
      : ok({ total: 1, found: [bala], unknown: ['ghost@example.com'] }),
  );
  server.reply('sendMessage', () => ok({ id: 9, recipients: 1 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => renderAt('/admin/messages', <MessagesPage />);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const isPicked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const write = () => {
  type('Subject', 'مرحبا');
  type('Message', 'Text');
};
const confirm = async (words: string | RegExp) => {
  press('Send Message');
  const dialog = await screen.findByRole('dialog', { hidden: true });
  await within(dialog).findByText(words);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send', hidden: true }));
};
const paste = (text: string) => {
  type('Email addresses', text);
  press('Add Emails');
};

describe('before it is sent', () => {
  // Proves admin-4-12.
  it('a message is checked', async () => {
    open();
    press('Send Message');
    expect(await screen.findByText('Subject is required')).toBeTruthy();
    expect(screen.getByText('Message content is required')).toBeTruthy();
    pick('Individual');
    write();
    press('Send Message');
    expect(await screen.findByText('Please select at least one recipient')).toBeTruthy();
    expect(screen.queryByText('Subject is required')).toBeNull();
    expect(server.of('sendMessage')).toEqual([]);
  });

  // Proves admin-5-14.
  it('somebody who is signed in no more is told so', async () => {
    const { useAuthStore } = await import('../../platform/auth-store.ts');
    open();
    write();
    useAuthStore.setState({ user: null, isAuthenticated: false });
    await waitFor(() => {
      press('Send Message');
      expect(screen.getByText('You must be logged in to send messages')).toBeTruthy();
    });
    expect(server.of('sendMessage')).toEqual([]);
  });

  // Proves admin-4-13.
  it('email resets the style to normal', () => {
    open();
    pick('Popup');
    expect(isPicked('Popup')).toBe(true);
    pick('Email');
    expect(screen.queryByRole('radio', { name: 'Popup' })).toBeNull();
    pick('Both');
    expect(isPicked('Normal')).toBe(true);
  });

  // Proves admin-4-12.
  it('the dialog says how many it reaches', async () => {
    open();
    write();
    pick('Both');
    press('Send Message');
    await screen.findByText('It reaches all 1,234 students in the app and by e-mail.');
    expect(server.of('sendMessage')).toEqual([]);
  });
});

describe('pasted e-mails', () => {
  // Proves admin-5-15, admin-5-16, admin-5-18.
  it('are checked here and on the server, and added once', async () => {
    open();
    pick('Individual');
    press('Paste Emails');
    press('Add Emails');
    expect(screen.getByText('Please paste some email addresses')).toBeTruthy();
    paste('nothing like it');
    expect(screen.getByText(/^No valid email addresses found/)).toBeTruthy();
    expect(server.of('checkRecipients')).toEqual([]);
    paste('Bala <BALA@example.com>, ghost@example.com');
    await screen.findByText('Added 1 valid email(s)');
    expect(screen.getByText('These emails are not registered: ghost@example.com')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Email addresses').value).toBe(
      'ghost@example.com',
    );
    expect(server.of('checkRecipients')[0]?.fields.get('recipient_list')).toBe(
      'bala@example.com\nghost@example.com',
    );
    paste('bala@example.com');
    await waitFor(() => expect(server.of('checkRecipients')).toHaveLength(2));
    expect(await screen.findByText('1 student chosen')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Bala' }));
    expect(screen.getByText('Nobody chosen yet.')).toBeTruthy();
  });
});

describe('what is no address', () => {
  // Proves decision-076-3.
  it('is named, and stays in the field with those who are not registered', async () => {
    open();
    pick('Individual');
    press('Paste Emails');
    paste('bala@example.com, ghost@example.com, broken@example');
    await screen.findByText(
      'These emails are not registered: ghost@example.com. These are not e-mail addresses: broken@example',
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>('Email addresses').value).toBe(
      'ghost@example.com\nbroken@example',
    );
  });

  // Proves decision-076-3.
  it('is named where nothing else was pasted', () => {
    open();
    pick('Individual');
    press('Paste Emails');
    paste('broken@example\nghost@');
    expect(
      screen.getByText(
        'No valid email addresses found. These are not e-mail addresses: broken@example, ghost@',
      ),
    ).toBeTruthy();
    expect(server.of('checkRecipients')).toEqual([]);
  });
});

describe('to a class', () => {
  beforeEach(() => {
    const classes = [aClass(7, { name: 'Nahw' }), aClass(8, { name: 'Sarf' })];
    server.reply('getClassList', classListOf(...classes));
    server.reply('getClassDetails', () => ok(classes[1]));
    server.reply('checkRecipients', ({ fields }) =>
      ok({ total: fields.get('class_who') === 'ending' ? 2 : 12, found: [], unknown: [] }),
    );
  });

  // Proves decision-076-2.
  it('it is asked for which, and of whom of it; the number is said before', async () => {
    open();
    write();
    pick('A Class');
    press('Send Message');
    expect(await screen.findByText('Please choose a class')).toBeTruthy();
    fireEvent.click(await screen.findByRole('combobox', { name: 'Class' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Nahw' }));
    await screen.findByText('That is 12 students now.');
    type('Who of the class', 'ending');
    type('Ends within', '0');
    press('Send Message');
    expect(await screen.findByText('Days must be a whole number from 1 to 60.')).toBeTruthy();
    type('Ends within', '5');
    await screen.findByText('That is 2 students now.');
    await confirm('It reaches 2 students in the app.');
    await screen.findByText('Message sent successfully!');
    expect(Object.fromEntries(server.of('sendMessage')[0]?.fields ?? [])).toMatchObject({
      ...{ class_id: '7', class_who: 'ending', within_days: '5' },
    });
  });

  it('comes from the page of the class with the class chosen', async () => {
    renderAt('/admin/messages?class=8', <MessagesPage />);
    const chosen = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Class' });
    await waitFor(() => expect(chosen.value).toBe('Sarf'));
    expect(isPicked('A Class')).toBe(true);
  });

  it('those who have not opened a lesson need the lesson', async () => {
    server.reply('getLessons', () => ok([]));
    renderAt('/admin/messages?class=8', <MessagesPage />);
    write();
    fireEvent.change(await screen.findByLabelText('Who of the class'), {
      target: { value: 'unopened' },
    });
    press('Send Message');
    expect(await screen.findByText('Please choose a lesson')).toBeTruthy();
    expect(server.of('sendMessage')).toEqual([]);
  });
});

describe('the preview', () => {
  // Proves call-previewMail.
  it('shows the popup and the mail', async () => {
    server.reply('previewMail', () =>
      ok({ from: 'Institute <a@b.c>', subject: 'مرحبا', text: 'Text of the mail' }),
    );
    open();
    write();
    pick('Both');
    pick('Popup');
    press('Preview');
    await screen.findByText('Text of the mail');
    screen.getByText('As a popup');
    screen.getByText('Institute <a@b.c>');
  });
});

describe('sending', () => {
  // Proves admin-3-8, admin-4-12, admin-9-5.
  it('to some sends their ids, and the form begins anew', async () => {
    open();
    write();
    pick('Popup');
    pick('Individual');
    press('Paste Emails');
    paste('bala@example.com');
    await screen.findByText('1 student chosen');
    await confirm('It reaches 1 student in the app.');
    await screen.findByText('Message sent successfully!');
    const { fields } = server.of('sendMessage')[0] ?? {};
    expect(Object.fromEntries(fields ?? [])).toMatchObject({
      admin_email: admin.email,
      subject: 'مرحبا',
      message: 'Text',
      delivery_method: 'inApp',
      message_style: 'popup',
      'recipients[]': '7',
    });
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('');
    expect(isPicked('All Students') && isPicked('In App') && isPicked('Normal')).toBe(true);
    expect(Object.keys({ ...localStorage }).filter((key) => key.includes('message:'))).toEqual([]);
  });

  it('by mail leads to its report, and leaves nothing that would be sent again', async () => {
    open();
    write();
    pick('Both');
    await confirm('It reaches all 1,234 students in the app and by e-mail.');
    await screen.findByText('Message sent successfully!');
    expect(server.of('sendMessage')).toHaveLength(1);
    expect(Object.keys({ ...localStorage }).filter((key) => key.includes('message:'))).toEqual([]);
    cleanup();
    open();
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('');
    expect(screen.queryByText(/did not send is back/)).toBeNull();
  });

  it('that got no answer keeps all of it, also over a reload, and is the same press again', async () => {
    server.reply('sendMessage', () => Promise.reject(new TypeError('offline')));
    open();
    write();
    await confirm(/1,234/);
    await screen.findByText('An error occurred. Please try again.');
    cleanup();
    open();
    expect(screen.getByText('What you wrote before and did not send is back.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('مرحبا');
    server.reply('sendMessage', () => ok({ id: 9, recipients: 1 }));
    await confirm(/1,234/);
    await screen.findByText('Message sent successfully!');
    const keys = server.of('sendMessage').map(({ fields }) => fields.get('request_key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('of a text that was changed is another press', async () => {
    server.reply('sendMessage', () => Promise.reject(new TypeError('offline')));
    open();
    write();
    await confirm(/1,234/);
    await screen.findByText('An error occurred. Please try again.');
    type('Message', 'Another text');
    await confirm(/1,234/);
    await waitFor(() => expect(server.of('sendMessage')).toHaveLength(2));
    const keys = server.of('sendMessage').map(({ fields }) => fields.get('request_key'));
    expect(new Set(keys).size).toBe(2);
  });

  // Proves admin-8-21.
  it('that is refused says why, in the server’s words or ours', async () => {
    server.reply('sendMessage', () => refused('recipients_unknown', 'These emails are gone'));
    open();
    write();
    await confirm(/1,234/);
    await screen.findByText('These emails are gone');
    server.reply('sendMessage', () => refused('refused', ''));
    await confirm(/1,234/);
    await screen.findByText('Failed to send message');
  });
});
