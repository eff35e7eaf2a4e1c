import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { getScheduledMessages } from '@institute/contract/messages/scheduled-messages';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { onWideScreen } from '../../test/screen-width.ts';
import { MessagesPage } from './messages-page.tsx';

const AT = 4_102_480_800;
const scheduled: WireOf<typeof getScheduledMessages>[number] = {
  ...{ id: 3, subject: 'Exam on Friday', message: 'Bring a pen.', send_at: AT },
  ...{ sender: 'Idris', sender_id: 77 },
  ...{ delivery_method: 'inApp', message_style: 'normal', send_to_all: false, named: 0 },
  ...{ class_name: 'Sarf', class_who: 'unopened', problem: null },
};
const welcome = { id: 5, name: 'Welcome', subject: 'مرحبا', message: 'Your class begins.' };

let server: MockServer;
beforeEach(() => {
  localStorage.clear();
  onWideScreen();
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('checkRecipients', () => ok({ total: 12, found: [], unknown: [] }));
  server.reply('scheduleMessage', () => ok({ id: 3 }));
  server.reply('getScheduledMessages', () => ok([scheduled], { total: 1, page: 1, per_page: 10 }));
  server.reply('updateScheduledMessage', () => ok(null));
  server.reply('cancelScheduledMessage', () => ok(null));
  server.reply('getMessageTemplates', () => ok([welcome]));
  server.reply('addMessageTemplate', () => ok({ id: 6 }));
  server.reply('updateMessageTemplate', () => ok(null));
  server.reply('deleteMessageTemplate', () => ok(null));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (query = '') => renderAt(`/admin/messages${query}`, <MessagesPage />);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const sent = (call: string) => Object.fromEntries(server.of(call)[0]?.fields ?? []);

describe('a message for later', () => {
  // Proves call-scheduleMessage.
  it('is checked first, asked for its time, and kept under one key', async () => {
    open();
    press('Send later');
    await screen.findByText('Subject is required');
    type('Subject', 'Exam');
    type('Message', 'Text');
    press('Send later');
    const dialog = await inDialog();
    fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await dialog.findByText('Choose a day and an hour');
    fireEvent.change(dialog.getByLabelText('Day and hour'), {
      target: { value: '2001-01-01T08:00' },
    });
    await dialog.findByText('This time is over. Choose a later one.');
    fireEvent.change(dialog.getByLabelText('Day and hour'), {
      target: { value: '2100-01-01T08:00' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(server.of('scheduleMessage')).toHaveLength(1));
    expect(sent('scheduleMessage')).toMatchObject({
      ...{ subject: 'Exam', send_to_all: 'true', request_key: expect.any(String) },
      // Eight in the morning in Lagos.
      send_at: String(Date.UTC(2100, 0, 1, 7) / 1000),
    });
    expect(server.of('sendMessage')).toEqual([]);
    await screen.findByText('Exam on Friday');
  });

  it('keeps the day and hour that were chosen when it could not be kept, and tries again', async () => {
    server.reply('scheduleMessage', () => refused('send_at_past', 'This time is over.'));
    open();
    type('Subject', 'Exam');
    type('Message', 'Text');
    press('Send later');
    const dialog = await inDialog();
    fireEvent.change(dialog.getByLabelText('Day and hour'), {
      target: { value: '2100-01-01T08:00' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await dialog.findByText('This time is over.');
    expect(typedIn('Day and hour')).toBe('2100-01-01T08:00');
    server.reply('scheduleMessage', () => ok({ id: 3 }));
    fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await screen.findByText('Exam on Friday');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.of('scheduleMessage')).toHaveLength(2);
  });

  // Proves call-updateScheduledMessage.
  it('stands with whom it is for, is changed in what differs alone, and cancelled', async () => {
    open('?tab=scheduled');
    await screen.findByText('Exam on Friday');
    expect(screen.getByRole('table').textContent).toContain(
      'Students of Sarf who have not opened a lesson',
    );
    const sender = screen.getByRole('link', { name: 'Idris' });
    expect(sender.getAttribute('href')).toBe('/admin/students/77');
    const done = screen.getByRole('link', { name: 'What was done with Exam on Friday' });
    expect(done.getAttribute('href')).toBe('/admin/audit?thing=scheduledMessage:3');
    press('Change Exam on Friday');
    const dialog = await inDialog();
    fireEvent.change(dialog.getByLabelText('Subject'), { target: { value: 'Exam on Monday' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.of('updateScheduledMessage')).toHaveLength(1));
    expect(sent('updateScheduledMessage')).toEqual({
      ...{ action: 'updateScheduledMessage', scheduled_id: '3', subject: 'Exam on Monday' },
      admin_email: expect.any(String),
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Cancel sending Exam on Friday');
    const asked = await inDialog();
    fireEvent.click(asked.getByRole('button', { name: 'Cancel sending' }));
    await waitFor(() => expect(server.of('cancelScheduledMessage')).toHaveLength(1));
  });

  it('leads to writing one where none waits', async () => {
    server.reply('getScheduledMessages', () => ok([], { total: 0, page: 1, per_page: 10 }));
    open('?tab=scheduled');
    fireEvent.click(await screen.findByRole('link', { name: 'Write a message' }));
    expect(await screen.findByLabelText('Subject')).toBeTruthy();
  });

  // Proves call-getScheduledMessages.
  it('says why it did not go out, and why it can be cancelled no more', async () => {
    server.reply('getScheduledMessages', () =>
      ok([{ ...scheduled, problem: 'class' }], { total: 1, page: 1, per_page: 10 }),
    );
    server.reply('cancelScheduledMessage', () =>
      refused('scheduled_gone', 'This message has been sent or cancelled by now.'),
    );
    open('?tab=scheduled');
    await screen.findByText('Not sent: its class is not there any more.');
    press('Cancel sending Exam on Friday');
    const asked = await inDialog();
    fireEvent.click(asked.getByRole('button', { name: 'Cancel sending' }));
    await asked.findByText('This message has been sent or cancelled by now.');
  });
});

describe('templates', () => {
  // Proves decision-087-1.
  it('take the place of what is written, which Undo brings back', async () => {
    open();
    type('Subject', 'Mine');
    press('Templates');
    const dialog = await inDialog();
    fireEvent.click(await dialog.findByRole('button', { name: 'Use Welcome' }));
    await waitFor(() => expect(typedIn('Subject')).toBe('مرحبا'));
    expect(typedIn('Message')).toBe('Your class begins.');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(typedIn('Subject')).toBe('Mine'));
  });

  it('are taken back one by one, on another page and after it too', async () => {
    const take = async () => {
      press('Templates');
      fireEvent.click(await (await inDialog()).findByRole('button', { name: 'Use Welcome' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    open();
    type('Subject', 'Mine');
    await take();
    type('Subject', 'Welcome to all');
    await take();
    const toasts = await screen.findAllByRole('button', { name: 'Undo' });
    fireEvent.click(toasts[1] as HTMLElement);
    expect(typedIn('Subject')).toBe('Welcome to all');
    // Away from the page: what is written there stands in its draft.
    fireEvent.click(screen.getByRole('tab', { name: 'Sent' }));
    fireEvent.click(toasts[0] as HTMLElement);
    fireEvent.click(screen.getByRole('tab', { name: 'New Message' }));
    expect(typedIn('Subject')).toBe('Mine');
    await take();
    fireEvent.click(screen.getByRole('tab', { name: 'Sent' }));
    fireEvent.click(screen.getByRole('tab', { name: 'New Message' }));
    expect(typedIn('Subject')).toBe('مرحبا');
    press('Undo');
    expect(typedIn('Subject')).toBe('Mine');
  });

  // Proves call-addMessageTemplate.
  it('are made of what is written, changed and deleted', async () => {
    open();
    type('Subject', 'Mine');
    type('Message', 'Text');
    press('Templates');
    const dialog = await inDialog();
    fireEvent.change(await dialog.findByLabelText('Name of the template'), {
      target: { value: 'Reminder' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Save as a template' }));
    await waitFor(() => expect(server.of('addMessageTemplate')).toHaveLength(1));
    expect(sent('addMessageTemplate')).toMatchObject({
      ...{ name: 'Reminder', subject: 'Mine', message: 'Text' },
    });
    const done = dialog.getByRole('link', { name: 'What was done with Welcome' });
    expect(done.getAttribute('href')).toBe('/admin/audit?thing=messageTemplate:5');
    fireEvent.click(dialog.getByRole('button', { name: 'Change Welcome' }));
    const change = await inDialog();
    fireEvent.change(change.getByLabelText('Subject'), { target: { value: 'أهلا' } });
    fireEvent.click(change.getByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(server.of('updateMessageTemplate')).toHaveLength(1));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Welcome' }));
    const asked = await inDialog();
    fireEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent('deleteMessageTemplate').template_id).toBe('5'));
    // In the dialog that stands open again, where it can be pressed.
    server.reply('restoreMessageTemplate', () => ok(null));
    fireEvent.click(await (await inDialog()).findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent('restoreMessageTemplate').template_id).toBe('5'));
  });
});
