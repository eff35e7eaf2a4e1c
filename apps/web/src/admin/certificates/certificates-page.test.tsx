import type {
  CertificateAssignment,
  CertificateTemplate,
} from '@institute/contract/managed-certificates';
import { roles } from '@institute/contract/rules/abilities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClass } from '../../test/a-class.ts';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { CertificatesPage } from './certificates-page.tsx';

const template: CertificateTemplate = {
  id: 5,
  title: 'Completion · إتمام',
  footer: 'The teachers',
  certificateContent: 'To {{name}} of {{class}}',
};
const assignment: CertificateAssignment = {
  id: 9,
  title: template.title,
  issue_date: '2026-11-16',
  total: 10_000,
  processed: 4_250,
  assigned: 4_000,
  done: false,
  assigned_at: 1_790_000_000,
};
const silent = () => Response.json({ status: false, message: '' });
const never = () => new Promise<Response>(() => undefined);

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getCertificateTemplates', () => ok([template]));
  server.reply('getCertificateAssignments', () => ok([]));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function press(name: RegExp) {
  renderAt('/admin/certificates', <CertificatesPage />);
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

describe('the templates', () => {
  it('keep their place while they load, and say when there are none', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.reply('getCertificateTemplates', () => new Promise((resolve) => (answer = resolve)));
    renderAt('/admin/certificates', <CertificatesPage />);
    expect(screen.getByText('Loading the templates')).toBeTruthy();
    await waitFor(() => expect(server.of('getCertificateTemplates')).toHaveLength(1));
    answer(ok([]));
    expect(await screen.findByText('No Certificate Templates')).toBeTruthy();
    expect(screen.getByText('Create your first certificate template to get started.')).toBeTruthy();
  });

  it('fail to be saved in words, and keep what was typed', async () => {
    const dialog = await press(/^Edit /);
    const title = dialog.getByLabelText<HTMLInputElement>('Title');
    fireEvent.change(title, { target: { value: 'Changed' } });
    server.reply('saveCertificateTemplate', silent);
    fireEvent.click(dialog.getByRole('button', { name: 'Save Template' }));
    expect(await dialog.findByText('Failed to save certificate template')).toBeTruthy();
    expect(title.value).toBe('Changed');
    server.reply('saveCertificateTemplate', never);
    fireEvent.click(dialog.getByRole('button', { name: 'Save Template' }));
    expect(await dialog.findByText('Saving...')).toBeTruthy();
    expect(server.of('saveCertificateTemplate').at(-1)?.fields.get('template_id')).toBe('5');
  });

  it('say once that all is needed, at the first field that is empty', async () => {
    const dialog = await press(/^Edit /);
    const type = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    type('Certificate Content', ' ');
    type('Footer Text', '');
    fireEvent.click(dialog.getByRole('button', { name: 'Save Template' }));
    const words = await dialog.findByText('All fields are required.');
    expect(dialog.getByLabelText('Certificate Content').getAttribute('aria-describedby')).toContain(
      words.id,
    );
    type('Certificate Content', 'To {{name}}');
    await waitFor(() => expect(dialog.queryByText('All fields are required.')).toBeNull());
    fireEvent.click(dialog.getByRole('button', { name: 'Save Template' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Footer Text')));
    expect(dialog.getAllByText('All fields are required.')).toHaveLength(1);
    expect(server.of('saveCertificateTemplate')).toHaveLength(0);
  });

  it('fail to be deleted in words', async () => {
    const dialog = await press(/^Delete /);
    server.reply('deleteCertificateTemplate', silent);
    fireEvent.click(dialog.getByRole('button', { name: 'Delete Template' }));
    expect(await dialog.findByText('Failed to delete certificate template')).toBeTruthy();
    server.reply('deleteCertificateTemplate', never);
    fireEvent.click(dialog.getByRole('button', { name: 'Delete Template' }));
    expect(await dialog.findByText('Deleting...')).toBeTruthy();
  });
});

describe('assigning', () => {
  it('needs a day and somebody, fails in words, and is one press until something changes', async () => {
    const nahw = aClass(2, { name: 'Nahw' });
    server.reply('get_classes', () => ok([nahw]));
    const dialog = await press(/^Assign /);
    fireEvent.click(dialog.getByLabelText('Entire Classes'));
    fireEvent.click(await dialog.findByRole('checkbox'));
    const assign = dialog.getByRole('button', { name: 'Assign Certificate' });
    const day = dialog.getByLabelText<HTMLInputElement>('Issue Date');
    const today = day.value;
    fireEvent.change(day, { target: { value: '' } });
    expect(dialog.getAllByText('An issue date is needed.').length).toBeGreaterThan(0);
    expect((assign as HTMLButtonElement).disabled).toBe(true);
    fireEvent.change(day, { target: { value: today } });
    server.reply('assignCertificate', silent);
    fireEvent.click(assign);
    expect(await dialog.findByText('Failed to assign certificate')).toBeTruthy();
    fireEvent.click(assign);
    await waitFor(() => expect(server.of('assignCertificate')).toHaveLength(2));
    fireEvent.change(day, { target: { value: '2026-01-02' } });
    server.reply('assignCertificate', never);
    fireEvent.click(assign);
    expect(await dialog.findByText('Assigning...')).toBeTruthy();
    const [one, again, other] = server.of('assignCertificate').map(({ fields }) => fields);
    expect(one?.get('request_key')).toBe(again?.get('request_key'));
    expect(one?.get('request_key')).not.toBe(other?.get('request_key'));
    expect(other?.get('issue_date')).toBe('2026-01-02');
    expect(other?.get('class_ids[]')).toBe('2');
  });

  it('to many goes on by itself, and its progress is seen', async () => {
    server.reply('getCertificateAssignments', () => ok([assignment]));
    renderAt('/admin/certificates', <CertificatesPage />);
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow')).toBe('4250');
    expect(screen.getByText('4,250 / 10,000')).toBeTruthy();
    const done = { ...assignment, done: true, processed: 10_000, assigned: 9_750 };
    server.reply('getCertificateAssignments', () => ok([done]));
    const words = '9,750 new certificates; 250 students held it already.';
    expect(await screen.findByText(words, {}, { timeout: 5_000 })).toBeTruthy();
  });
});
