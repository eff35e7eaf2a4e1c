import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handedIn } from '../../domains/certificates/certificate-handover.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { noteList } from '../../ui/list-query.ts';
import { StudentPage } from './student-page.tsx';

const admin = { ...amina, name: 'Ustadha Maryam', email: 'maryam@example.com', role: 11 };
const unix = (day: string) => new Date(`${day}T10:00:00Z`).getTime() / 1000;

const record = {
  student: {
    ...{ id: 2, name: 'زَيْنَب Bello', email: 'zaynab@example.com', phonenumber: '0803 111' },
    ...{ day: '1', month: 'May', year: '2026', time: unix('2026-05-01'), wallet: 2500.5 },
    ...{ role: roles.student, verified: '1', invited: '0', erases_at: 0 },
  },
  classes: [
    aClass(1, 'Nahw', 'once', 0),
    aClass(2, 'Sarf', 'free', 0),
    aClass(3, 'Qiraa', 'monthly', unix('2999-01-05')),
    aClass(4, 'Balagha', 'monthly', unix('2026-01-05')),
  ],
  exams: [
    {
      ...{ result_id: 5, lesson_id: 9, subject: 'Exam of Alif', theory: '1' },
      ...{ class_id: 1, class_name: 'Nahw' },
      ...{ submitted_at: unix('2026-06-01'), objective_score: 50, theory_score: null },
      total_score: null,
    },
  ],
  certificates: [{ code: 'k3f', title: 'Reading', issued_on: '2026-07-01' }],
  places: [{ id: 1, browser: 'Chrome', system: 'Android', signed_in: 1, last_seen: 2 }],
  notes: [
    {
      id: 8,
      body: 'Travels until Monday',
      author: 'Ustadha Maryam',
      author_id: 1,
      own: '1',
      at: 1,
    },
    {
      id: 7,
      body: 'Paid by transfer',
      author: 'Deleted account',
      author_id: null,
      own: '0',
      at: 1,
    },
  ],
};

function aClass(id: number, name: string, terms: string, paid_until: number) {
  const joined = unix('2026-05-02');
  return { id, name, terms, joined, paid_until, lessons: 4, done: id, last_opened: joined };
}

let server: MockServer;
beforeEach(() => {
  server = mockServer(admin);
  server.reply('getStudentRecord', () => ok(record));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page of the certificates, as far as it matters here. */
function Received() {
  const name = handedIn(useLocation().state).people[0]?.name;
  return <Link to="/admin/students/2">{`Certify ${name}`}</Link>;
}
const List = () => `the list${useLocation().search}`;
const open = (path = '/admin/students/2') =>
  renderAt(
    path,
    <Routes>
      <Route path="/admin/students/:id" element={<StudentPage />} />
      <Route path="/admin/students" element={<List />} />
    </Routes>,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const page = (rows: unknown[]) => ok(rows, { total: rows.length, page: 1, per_page: 10 });

describe('the page of a student', () => {
  // Proves call-inviteAgain.
  it('offers to invite again who has not come in, and says why that cannot be', async () => {
    const student = { ...record.student, verified: '0', invited: '1' };
    server.reply('getStudentRecord', () => ok({ ...record, student }));
    server.reply('inviteAgain', () => ok({ invited: 1 }));
    open();
    await screen.findByText('Invited, has not come in yet');
    press('Invite again');
    await screen.findByText('1 invitation on the way.');
    expect(server.of('inviteAgain')[0]?.fields.get('student_list')).toBe('2');
    server.reply('inviteAgain', () =>
      refused('nobody_invited', 'Everybody chosen has come in already.'),
    );
    press('Invite again');
    await screen.findByText('Everybody chosen has come in already.');
  });

  // Proves call-getStudentRecord.
  it('says who it is, and each class as it was joined with how far it is done', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'زَيْنَب Bello' })).toBeTruthy();
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary.textContent).toContain('zaynab@example.com verified');
    expect(summary.textContent).toContain('₦2,500.50');
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(lines.find((line) => line.startsWith('Nahw'))).toContain('One payment');
    expect(lines.find((line) => line.startsWith('Sarf'))).toContain('Free');
    expect(lines.find((line) => line.startsWith('Qiraa'))).toContain('Monthly until 5 Jan 2999');
    expect(lines.find((line) => line.startsWith('Balagha'))).toContain('Monthly, ended 5 Jan 2026');
    expect(lines.find((line) => line.startsWith('Nahw'))).toContain('1 of 4 lessons done');
    expect(screen.getByRole('link', { name: 'Reading' }).getAttribute('href')).toBe('/verify/k3f');
  });

  // Proves call-getStudentRecord.
  it('leads to where a certificate is given, and to where one is revoked or replaced', async () => {
    const { student } = record;
    renderAt(
      '/admin/students/2',
      <Routes>
        <Route path="/admin/students/:id" element={<StudentPage />} />
        <Route path="/admin/certificates" element={<Received />} />
      </Routes>,
    );
    const correct = await screen.findByRole('link', { name: 'Revoke or replace Reading' });
    expect(correct.getAttribute('href')).toBe('/admin/certificates?tab=given&search=k3f');
    fireEvent.click(await screen.findByRole('link', { name: 'Certify' }));
    const done = await screen.findByRole('link', { name: `Certify ${student.name}` });
    const certificates = [{ ...record.certificates[0], title: 'Writing' }];
    server.reply('getStudentRecord', () => ok({ ...record, certificates }));
    fireEvent.click(done);
    expect(await screen.findByRole('link', { name: 'Writing' })).toBeTruthy();
  });

  it('says of a certificate that was revoked so, and why', async () => {
    const revoked = { at: unix('2026-07-05'), reason: 'Given to the wrong person' };
    const certificates = [
      ...record.certificates,
      { code: 'k4g', title: 'Writing', issued_on: '2026-07-02', revoked },
    ];
    server.reply('getStudentRecord', () => ok({ ...record, certificates }));
    open();
    const lineOf = (name: string) => screen.getByRole('link', { name }).closest('li')?.textContent;
    await screen.findByRole('link', { name: 'Writing' });
    expect(lineOf('Writing')).toContain('Revoked 5 Jul 2026 Given to the wrong person');
    expect(lineOf('Reading')).not.toContain('Revoked');
  });

  it('says that there is no such student, and that they could not be loaded', async () => {
    server.reply('getStudentRecord', () => refused('student_not_found', 'Student not found'));
    open();
    expect(await screen.findByRole('heading', { name: 'Student not found' })).toBeTruthy();
    cleanup();
    server.reply('getStudentRecord', () => refused('x', 'No.'));
    open();
    expect(await screen.findByText('The student could not be loaded.')).toBeTruthy();
  });

  it('shows exams with answers and marks', async () => {
    server.reply('getStudentAnswers', () =>
      ok({
        questions: [
          { id: 1, question: 'Which is first?', chosen: 'ب', right: 'ا' },
          { id: 2, question: 'Which is last?', chosen: 'ي', right: 'ي' },
        ],
        ...{ about: 'Explain alif', model_answer: 'The first letter', theory_answer: 'A letter' },
        ...{ theory_answer_kind: 'text', marked_at: unix('2026-06-02') },
        ...{ marked_by: 'Ustadh Musa', marked_by_id: 31 },
      }),
    );
    open('/admin/students/2?tab=exams');
    expect(await screen.findByText('Waits for its mark')).toBeTruthy();
    expect(screen.getByText('50%')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Exam of Alif' }));
    const dialog = await screen.findByRole('dialog');
    const first = (await within(dialog).findAllByRole('listitem'))[0];
    expect(first?.textContent).toBe('Which is first?Wrong Answered بRight answer ا');
    expect(dialog.textContent).toContain('Marked by Ustadh Musa');
    const marker = within(dialog).getByRole('link', { name: 'Ustadh Musa' });
    expect(marker.getAttribute('href')).toBe('/admin/students/31');
    const mark = within(dialog).getByRole('link', { name: 'Mark this exam' });
    expect(mark.getAttribute('href')).toBe('/admin/exams?lesson=9&result=5');
    expect(server.of('getStudentAnswers')[0]?.fields.get('result_id')).toBe('5');
  });

  it('shows the exercises of an exam: what was answered, how it was, and what was right', async () => {
    const exercise = {
      ...{ type: 'typed', prompt: 'Write: a house', explanation: '', accepted: ['بيت'] },
      ...{ strictness: 'letters', nearly: 50 },
    };
    const given = { type: 'typed', given: 'كتاب' };
    server.reply('getStudentAnswers', () =>
      ok({
        questions: [],
        exercises: JSON.stringify([
          { id: 'bank-1', points: 1, exercise, given },
          { id: 'own', points: 2, exercise: { ...exercise, prompt: 'Write: a door' } },
        ]),
        ...{ about: '', model_answer: '', theory_answer: '', theory_answer_kind: 'none' },
        ...{ marked_by: '', marked_by_id: null, marked_at: 0 },
      }),
    );
    const exams = [{ ...record.exams[0], theory: '0', total_score: 50 }];
    server.reply('getStudentRecord', () => ok({ ...record, exams }));
    open('/admin/students/2?tab=exams');
    fireEvent.click(await screen.findByRole('button', { name: 'Exam of Alif' }));
    const dialog = await screen.findByRole('dialog');
    const [first, second] = await within(dialog).findAllByRole('listitem');
    expect(first?.textContent).toContain('Write: a house');
    expect(first?.querySelector('input')?.value).toBe('كتاب');
    expect(first?.textContent).toContain('Not yet');
    expect(first?.textContent).toContain('بيت');
    expect(second?.textContent).toContain('2 points');
    expect(second?.textContent).toContain('Nothing was written.');
    // No part of it is marked by people.
    expect(within(dialog).queryByRole('link')).toBeNull();
  });

  it('says of every kind of exercise whose answer it is', async () => {
    const common = { prompt: 'Answer', explanation: '' };
    const typing = { strictness: 'letters', nearly: 50 };
    const exercises = [
      { ...common, ...typing, type: 'typed', accepted: ['بيت'] },
      { ...common, type: 'choice', options: ['بيت', 'باب'], answer: 0 },
      { ...common, type: 'order', shown: 'words', items: ['ذهب', 'الولد'] },
      {
        ...common,
        ...typing,
        type: 'pattern',
        asks: 'word',
        root: 'كتب',
        pattern: 'فاعل',
        accepted: ['كاتب'],
      },
    ];
    server.reply('getStudentAnswers', () =>
      ok({
        questions: [],
        exercises: JSON.stringify(
          exercises.map((exercise, at) => ({ id: `${at}`, points: 1, exercise })),
        ),
        ...{ about: '', model_answer: '', theory_answer: '', theory_answer_kind: 'none' },
        ...{ marked_by: '', marked_by_id: null, marked_at: 0 },
      }),
    );
    open('/admin/students/2?tab=exams');
    fireEvent.click(await screen.findByRole('button', { name: 'Exam of Alif' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findAllByRole('listitem');
    const name = 'The student’s answer';
    expect(within(dialog).getAllByRole('textbox', { name })).toHaveLength(2);
    expect(within(dialog).getByRole('group', { name })).toBeTruthy();
    expect(within(dialog).getByRole('list', { name })).toBeTruthy();
    expect(within(dialog).queryByLabelText(/^your/i)).toBeNull();
  });

  it.each([
    ['attendance', 'getStudentAttendance', 'No lesson opened yet'],
    ['messages', 'getStudentMessages', 'No message yet'],
    ['wallet', 'getStudentWallet', 'No money has moved yet'],
  ])('says of %s that there is none yet', async (tab, call, words) => {
    server.reply(call, () => page([]));
    open(`/admin/students/2?tab=${tab}`);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('names the browsers', async () => {
    open('/admin/students/2?tab=devices');
    expect((await screen.findByText(/Chrome/)).closest('li')?.textContent).toContain('Android');
  });
});

describe('notes of the office', () => {
  it('are added once, whatever is retried, and the box is empty afterwards', async () => {
    open();
    const box = await screen.findByLabelText<HTMLTextAreaElement>('New note');
    press('Add note');
    expect(await screen.findByText('Write something first.')).toBeTruthy();
    fireEvent.change(box, { target: { value: 'Called' } });
    press('Add note');
    expect(
      await screen.findByText('The connection was lost. Nothing you typed is lost: try again.'),
    ).toBeTruthy();
    server.reply('addStudentNote', () => ok(null));
    press('Add note');
    expect(await screen.findByText('Note added.')).toBeTruthy();
    const keys = server.of('addStudentNote').map(({ fields }) => fields.get('request_key'));
    expect(keys[0]).toBe(keys[1]);
    expect(box.value).toBe('');
  });

  // Proves ours-54.
  it('lead to who wrote them, as long as there is the account', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Ustadha Maryam' });
    expect(link.getAttribute('href')).toBe('/admin/students/1');
    expect(screen.getByText('Deleted account')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Deleted account' })).toBeNull();
  });

  it('are deleted by who wrote them, after a question', async () => {
    server.reply('deleteStudentNote', () => ok(null));
    open();
    const buttons = await screen.findAllByRole('button', { name: 'Delete the note' });
    expect(buttons).toHaveLength(1);
    press('Delete the note');
    const dialog = screen.getByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete the note' }));
    expect(await screen.findByText('Note deleted.')).toBeTruthy();
    expect(server.of('deleteStudentNote')[0]?.fields.get('note_id')).toBe('8');
  });
});

describe('a funding', () => {
  const line = {
    id: 31,
    description: 'Wallet funded',
    type: 'credit',
    amount: 20_000,
    timestamp: 1,
  };
  async function take() {
    server.reply('getStudentWallet', () =>
      page([
        { ...line, returnable: 18_000 },
        { ...line, id: 30, description: 'Paid by card' },
        { ...line, id: 29, description: 'Taken back before', returnable: 0 },
      ]),
    );
    open('/admin/students/2?tab=wallet');
    fireEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    return screen.findByRole('dialog');
  }
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('is taken back for a reason, at most what the wallet holds', async () => {
    const dialog = await take();
    const amount = within(dialog).getByLabelText<HTMLInputElement>('Amount to take back');
    expect(amount.value).toBe('2500.5');
    const submit = within(dialog).getByRole('button', { name: 'Take back' });
    fireEvent.click(submit);
    expect(await screen.findByText('Reason is required')).toBeTruthy();
    type('Reason', 'A slip');
    type('Amount to take back', '₦2,600');
    fireEvent.click(submit);
    expect(await screen.findByText('This is more than can be taken back')).toBeTruthy();
    type('Amount to take back', '١٬٥٠٠');
    expect(within(dialog).getByText('₦1,000.50')).toBeTruthy();
    server.reply('takeBackFunding', () => refused('funding_spent', 'This wallet holds less.'));
    fireEvent.click(submit);
    expect(await screen.findByText('This wallet holds less.')).toBeTruthy();
    server.reply('takeBackFunding', () => ok({ wallet: 1000.5 }));
    fireEvent.click(submit);
    expect(await screen.findByText('Funding taken back.')).toBeTruthy();
    const [first, second] = server.of('takeBackFunding').map(({ fields }) => fields);
    expect(Object.fromEntries(second ?? [])).toMatchObject({
      ...{ student_id: '2', funding_id: '31', amount: '1500', reason: 'A slip' },
    });
    expect(first?.get('request_key')).toBe(second?.get('request_key'));
  });

  it('is not forgotten by Escape once something was typed', async () => {
    await take();
    type('Reason', 'Half a');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Half a');
  });
});

// Proves call-getStudentRecord.
it('leads back to the list as it was left once the student is deleted', async () => {
  noteList('/admin/students', new URLSearchParams('search=bello&page=3'));
  const none = { classes: 0, results: 0, certificates: 0, comments: 0, wallet: 0 };
  server.reply('getStudentDeletion', () => ok(none));
  server.reply('deleteStudent', () => ok(null));
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete Student' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  expect(await screen.findByText('the list?search=bello&page=3')).toBeTruthy();
});
