import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { CopyContacts } from './copy-contacts.tsx';

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  // Without the clipboard's own interface the text is copied by way of a field.
  vi.stubGlobal('ClipboardItem', undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Files share a document: what stays on it would answer for the browser elsewhere.
  Reflect.deleteProperty(document, 'execCommand');
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('copying contacts of a class', () => {
  // Proves admin-5-22, admin-5-23, admin-5-24.
  it.each([
    ['Copy Phones', { students: 0, contacts: [] }, 'No students to copy phone numbers'],
    ['Copy Phones', { students: 3, contacts: [] }, 'No students to copy phone numbers'],
    ['Copy Emails', { students: 0, contacts: [] }, 'No students to message'],
    ['Copy Emails', { students: 3, contacts: [] }, 'No emails to copy'],
  ])('%s of %j says %s', async (button, found, words) => {
    server.reply('getClassContacts', () => ok(found));
    renderAt('/admin/classes/manage/1', <CopyContacts classId="1" />);
    press(button);
    await screen.findByText(words);
  });

  // Proves admin-4-15.
  it('says for two seconds that it has copied', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let copied = '';
    document.execCommand = () => {
      copied = document.querySelector<HTMLTextAreaElement>('body > textarea')?.value ?? '';
      return true;
    };
    server.reply('getClassContacts', () => ok({ students: 2, contacts: ['0803', '0805'] }));
    renderAt('/admin/classes/manage/1', <CopyContacts classId="1" />);
    press('Copy Phones');
    await screen.findByRole('button', { name: 'Copied' });
    expect(copied).toBe('0803, 0805');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(700);
    await screen.findByRole('button', { name: 'Copy Phones' }, { timeout: 200 });
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  });
});
