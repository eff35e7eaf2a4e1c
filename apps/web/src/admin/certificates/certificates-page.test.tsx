import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { getCertificateTemplates } from '@institute/contract/certificates/certificate-templates';
import type { getCertificateAssignments } from '@institute/contract/certificates/managed-certificates';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { certifyClassState } from '../../domains/certificates/certificate-handover.ts';
import { aClass } from '../../test/a-class.ts';
import { classListOf } from '../../test/class-list.ts';
import { untilFocused } from '../../test/focus.ts';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { CertificatesPage } from './certificates-page.tsx';

const template: WireOf<typeof getCertificateTemplates>[number] = {
  id: 5,
  title: 'Completion · إتمام',
  footer: 'The teachers',
  certificateContent: 'To {{name}} of {{class}}',
};
const assignment: WireOf<typeof getCertificateAssignments>[number] = {
  id: 9,
  title: template.title,
  issue_date: '2026-11-16',
  total: 10_000,
  processed: 4_250,
  assigned: 4_000,
  done: false,
  assigned_at: 1_790_000_000,
};
const preview = { total: 3, fresh: 2, held: 1, revoked: 0, names: ['Amina Bello', 'Musa Ibrahim'] };
const silent = () => Response.json({ status: false, message: '' });
const never = () => new Promise<Response>(() => undefined);

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getCertificateTemplates', () => ok([template]));
  server.reply('getCertificateAssignments', () => ok([]));
  server.reply('previewAssignment', () => ok(preview));
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
  // Proves admin-2-41, admin-2-42.
  it('keep their place while they load, and say when there are none', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.reply('getCertificateTemplates', () => new Promise((resolve) => (answer = resolve)));
    renderAt('/admin/certificates', <CertificatesPage />);
    expect(screen.getByText('Loading the templates')).toBeTruthy();
    await waitFor(() => expect(server.of('getCertificateTemplates')).toHaveLength(1));
    answer(ok([]));
    expect(await screen.findByText('No Certificate Templates')).toBeTruthy();
    expect(screen.getByText('Create your first certificate template to get started.')).toBeTruthy();
    // There is nothing to search, and one way to a first one, which stands where it is asked for.
    expect(screen.queryByRole('searchbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'New Template' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  // Proves admin-2-44, admin-8-25.
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
    await untilFocused(() => dialog.getByLabelText('Footer Text'));
    expect(dialog.getAllByText('All fields are required.')).toHaveLength(1);
    expect(server.of('saveCertificateTemplate')).toHaveLength(0);
  });

  // Proves admin-2-45, admin-8-26.
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
  // Proves admin-2-49, admin-5-29, admin-8-27.
  it('needs a day and somebody, fails in words, and is one press until something changes', async () => {
    const nahw = aClass(2, { name: 'Nahw' });
    server.reply('getClassList', classListOf(nahw));
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
    const isReady = () => waitFor(() => expect((assign as HTMLButtonElement).disabled).toBe(false));
    await isReady();
    fireEvent.click(assign);
    expect(await dialog.findByText('Failed to assign certificate')).toBeTruthy();
    fireEvent.click(assign);
    await waitFor(() => expect(server.of('assignCertificate')).toHaveLength(2));
    fireEvent.change(day, { target: { value: '2026-01-02' } });
    server.reply('assignCertificate', never);
    await isReady();
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
    expect(await screen.findByText(words)).toBeTruthy();
  });

  async function chooseClass() {
    server.reply('getClassList', classListOf(aClass(2, { name: 'Nahw' })));
    const dialog = await press(/^Assign /);
    fireEvent.click(dialog.getByLabelText('Entire Classes'));
    fireEvent.click(await dialog.findByRole('checkbox'));
    return { dialog, assign: dialog.getByRole('button', { name: 'Assign Certificate' }) };
  }

  // Proves ours-57.
  it('names how many are new and who before it happens, of those that are meant', async () => {
    const { dialog } = await chooseClass();
    expect(await dialog.findByText('2 new certificates.')).toBeTruthy();
    expect(dialog.getByText(/1 student holds it already/)).toBeTruthy();
    expect(dialog.getByText('Amina Bello, Musa Ibrahim')).toBeTruthy();
    server.reply('previewAssignment', () => ok({ ...preview, fresh: 0, revoked: 1, names: [] }));
    fireEvent.click(dialog.getByLabelText('Who passed'));
    expect(await dialog.findByText('No new certificate.')).toBeTruthy();
    expect(dialog.getByText(/by its own pass mark, or 50% where it has none/)).toBeTruthy();
    expect(dialog.getByText(/From 1 student it was taken back/)).toBeTruthy();
    expect(server.of('previewAssignment').at(-1)?.fields.get('members')).toBe('passed');
    expect(server.of('assignCertificate')).toHaveLength(0);
  });

  it('does nothing while the students could not be counted', async () => {
    server.reply('previewAssignment', never);
    const { dialog, assign } = await chooseClass();
    expect(await dialog.findByText('Counting the students')).toBeTruthy();
    expect((assign as HTMLButtonElement).disabled).toBe(true);
  });

  // Proves ours-58.
  it('to many asks once more, then shows its progress and may be left', async () => {
    server.reply('previewAssignment', () => ok({ ...preview, total: 10_000, fresh: 9_999 }));
    server.reply('assignCertificate', () => ok(assignment));
    const { assign } = await chooseClass();
    await waitFor(() => expect((assign as HTMLButtonElement).disabled).toBe(false));
    fireEvent.click(assign);
    const ask = within(await screen.findByRole('dialog', { name: 'Give 9,999 certificates?' }));
    expect(server.of('assignCertificate')).toHaveLength(0);
    server.reply('getCertificateAssignments', () => ok([assignment]));
    fireEvent.click(ask.getByRole('button', { name: 'Give 9,999' }));
    const running = within(
      await screen.findByRole('dialog', { name: 'The certificate is being assigned.' }),
    );
    expect((await running.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('4250');
    expect(running.getByText('You can leave this page; it goes on by itself.')).toBeTruthy();
    // The cross of the dialog says the same.
    fireEvent.click(running.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps who was chosen when it is left by accident', async () => {
    const { dialog } = await chooseClass();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    fireEvent.click(ask.getByRole('button', { name: 'Cancel' }));
    expect(dialog.getByText('Selected:').textContent).toContain('1');
  });
});

// Proves decision-072-2.
it('a class that came along is chosen, and of it those who finished', async () => {
  server.reply('getClassList', classListOf(aClass(2, { name: 'Nahw' })));
  renderAt(
    { pathname: '/admin/certificates', state: certifyClassState(2, 'Nahw') },
    <CertificatesPage />,
  );
  const told = await screen.findByText(/^Choose the template for those who finished/);
  expect(told.textContent).toBe('Choose the template for those who finished Nahw.');
  fireEvent.click(await screen.findByRole('button', { name: /^Assign / }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('2 new certificates.', { exact: false });
  expect(Object.fromEntries(server.of('previewAssignment').at(-1)?.fields ?? [])).toMatchObject({
    ...{ 'class_ids[]': '2', members: 'finished' },
  });
});

describe('an assignment that was wrong', () => {
  const revocation = { total: 4_000, revoked: 1_200, done: false };

  // Proves call-previewRevocation.
  it('names how many and whose before it is taken back, with a reason, and shows how far that is', async () => {
    server.reply('getCertificateAssignments', () => ok([{ ...assignment, done: true }]));
    server.reply('previewRevocation', () =>
      ok({ total: 4_000, standing: 3_990, names: ['Amina Bello', 'Musa Ibrahim'] }),
    );
    const dialog = await press(/^Revoke all of/);
    expect(await dialog.findByText('3,990 certificates stand and would be revoked.')).toBeTruthy();
    expect(dialog.getByText('Amina Bello, Musa Ibrahim')).toBeTruthy();
    expect(dialog.getByText(/and 3,988 more/)).toBeTruthy();
    const confirm = dialog.getByRole('button', { name: 'Revoke 3,990' });
    fireEvent.click(confirm);
    expect(await dialog.findByText('A reason is required')).toBeTruthy();
    expect(server.of('revokeAssignment')).toHaveLength(0);
    const begun = { ...assignment, done: true, revocation };
    server.reply('revokeAssignment', () => ok(begun));
    server.reply('getCertificateAssignments', () => ok([begun]));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'A slip' } });
    fireEvent.click(confirm);
    expect(await screen.findByText('The certificates are being revoked.')).toBeTruthy();
    expect(await screen.findByText('1,200 / 4,000')).toBeTruthy();
    expect(Object.fromEntries(server.of('revokeAssignment')[0]?.fields ?? [])).toMatchObject({
      ...{ assignment_id: '9', reason: 'A slip' },
    });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Revoke all of/ }).disabled).toBe(
      true,
    );
  });

  it('is not taken back while it could not be counted, and fails in words that keep the reason', async () => {
    server.reply('getCertificateAssignments', () => ok([{ ...assignment, done: true }]));
    server.reply('previewRevocation', silent);
    const dialog = await press(/^Revoke all of/);
    expect(await dialog.findByText('The certificates could not be counted.')).toBeTruthy();
    const confirm = () => dialog.getByRole<HTMLButtonElement>('button', { name: /^Revoke / });
    expect(confirm().disabled).toBe(true);
    server.reply('previewRevocation', () => ok({ total: 1, standing: 1, names: ['Amina Bello'] }));
    fireEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await dialog.findByText('1 certificate stands and would be revoked.');
    server.reply('revokeAssignment', silent);
    const reason = dialog.getByLabelText<HTMLTextAreaElement>('Reason');
    fireEvent.change(reason, { target: { value: 'A slip' } });
    fireEvent.click(confirm());
    expect(await dialog.findByText('The certificates could not be revoked.')).toBeTruthy();
    expect(reason.value).toBe('A slip');
  });
});

describe('words that are not filled in', () => {
  // Proves ours-61.
  it('are named while they are written, and are saved all the same', async () => {
    const dialog = await press(/^Edit /);
    const type = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    type('Certificate Content', 'To {{name}} of {{school}}');
    expect(await dialog.findByText(/^{{school}} is not filled in/)).toBeTruthy();
    type('Title', 'For {{name}}');
    expect(await dialog.findByText(/^{{name}} is not filled in/)).toBeTruthy();
    const warning = '{{school}}, {{name}} are not filled in and will stand as they are.';
    server.reply('saveCertificateTemplate', () => ok({ ...template, warning }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save Template' }));
    expect(await screen.findByText(warning)).toBeTruthy();
  });
});

describe('the certificates given', () => {
  const given = {
    ...{ id: 41, code: 'ABCD-EFGH-JKLM', user_id: 20, name: 'Amina Belo', title: 'Completion' },
    ...{ student_name: 'Amina Bello', student_email: 'amina@example.com' },
    ...{ certificateContent: 'To Amina Belo of Nahw', issue_date: '2026-11-16', assigned_at: 1 },
    ...{ assigned_by: 'Idris', assigned_by_id: 77, revoked_by_id: null },
    ...{ revoked_at: 0, revoked_by: '', revoked_reason: '' },
  };
  const meta = { total: 1, page: 1, per_page: 10 };

  async function choose(action: string) {
    server.reply('getIssuedCertificates', () => ok([given], meta));
    renderAt('/admin/certificates?tab=given', <CertificatesPage />);
    const name = 'Actions for the certificate of Amina Bello';
    fireEvent.click(await screen.findByRole('button', { name }));
    fireEvent.click(await screen.findByRole('menuitem', { name: action }));
    return within(await screen.findByRole('dialog'));
  }

  it('lead from a name to the student', async () => {
    server.reply('getIssuedCertificates', () => ok([given], meta));
    renderAt('/admin/certificates?tab=given', <CertificatesPage />);
    const link = await screen.findByRole('link', { name: 'Amina Bello' });
    expect(link.getAttribute('href')).toBe('/admin/students/20');
  });

  // Proves ours-54.
  it('lead to who gave and who revoked them, as long as there is the account', async () => {
    const revoked = { revoked_at: 1_790_000_000, revoked_by: 'Maryam', revoked_reason: 'A slip' };
    const rows = [
      { ...given, ...revoked, revoked_by_id: 78 },
      { ...given, ...revoked, id: 42, revoked_by: 'Deleted account' },
    ];
    server.reply('getIssuedCertificates', () => ok(rows, { ...meta, total: 2 }));
    renderAt('/admin/certificates?tab=given', <CertificatesPage />);
    const revoker = await screen.findByRole('link', { name: 'Maryam' });
    expect(revoker.getAttribute('href')).toBe('/admin/students/78');
    const [giver] = screen.getAllByRole('link', { name: 'Idris' });
    expect(giver?.getAttribute('href')).toBe('/admin/students/77');
    expect(screen.getByText('Deleted account')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Deleted account' })).toBeNull();
  });

  // Proves call-getAuditLog.
  it('lead to what was done with one, as a template does', async () => {
    const Where = () => <p>{useLocation().search}</p>;
    server.reply('getIssuedCertificates', () => ok([given], meta));
    const pages = (
      <Routes>
        <Route path="/admin/certificates" element={<CertificatesPage />} />
        <Route path="/admin/audit" element={<Where />} />
      </Routes>
    );
    renderAt('/admin/certificates?tab=given', pages);
    const name = 'Actions for the certificate of Amina Bello';
    fireEvent.click(await screen.findByRole('button', { name }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'What was done with it' }));
    expect(await screen.findByText('?thing=certificate:41')).toBeTruthy();
    cleanup();
    renderAt('/admin/certificates', pages);
    const ofTemplate = { name: `What was done with ${template.title}` };
    fireEvent.click(await screen.findByRole('link', ofTemplate));
    expect(await screen.findByText('?thing=certificateTemplate:5')).toBeTruthy();
  });

  // Proves ours-59.
  it('are revoked with a reason, and say so', async () => {
    const dialog = await choose('Revoke');
    expect(dialog.getByText('ABCD-EFGH-JKLM')).toBeTruthy();
    const confirm = dialog.getByRole('button', { name: 'Revoke Certificate' });
    fireEvent.click(confirm);
    expect(await dialog.findByText('A reason is required')).toBeTruthy();
    expect(server.of('revokeCertificate')).toHaveLength(0);
    server.reply('revokeCertificate', () => ok(null));
    const revoked = { revoked_at: 1_790_000_000, revoked_by: 'Idris', revoked_reason: 'A slip' };
    server.reply('getIssuedCertificates', () => ok([{ ...given, ...revoked }], meta));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'A slip' } });
    fireEvent.click(confirm);
    expect(await screen.findByText('The certificate has been revoked.')).toBeTruthy();
    expect(await screen.findByText('Revoked')).toBeTruthy();
    expect(Object.fromEntries(server.of('revokeCertificate')[0]?.fields ?? [])).toMatchObject({
      ...{ certificate_id: '41', reason: 'A slip' },
    });
  });

  // Proves ours-59.
  it('are replaced with the name their holder has by now, and another number', async () => {
    const dialog = await choose('Replace');
    const name = dialog.getByLabelText<HTMLInputElement>('Name on the certificate');
    expect(name.value).toBe('Amina Bello');
    const content = dialog.getByLabelText<HTMLTextAreaElement>('Content');
    expect(content.value).toBe('To Amina Bello of Nahw');
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Misspelt' } });
    server.reply('replaceCertificate', () => ok({ code: 'NEWN-UMBE-RNOW' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Replace Certificate' }));
    expect(
      await screen.findByText('The certificate has the number NEWN-UMBE-RNOW now.'),
    ).toBeTruthy();
    expect(Object.fromEntries(server.of('replaceCertificate')[0]?.fields ?? [])).toMatchObject({
      ...{ certificate_id: '41', code: 'ABCD-EFGH-JKLM', name: 'Amina Bello', reason: 'Misspelt' },
      certificate_content: 'To Amina Bello of Nahw',
    });
  });
});
