import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClass } from '../../test/a-class.ts';
import { untilFocused } from '../../test/focus.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { LessonEditorPage } from './lesson-editor-page.tsx';

const exam = {
  id: 7,
  rand: 'lesson-7',
  class_id: 4,
  subject: 'First exam',
  about: '',
  inputetype: 'Exam',
  scheduled: '0',
  studydate: 0,
  preview: '0',
  position: 1,
  material: 'files/a.docx?exp=1&sig=a',
  materialExtension: 'docx',
  theoryAnswer: '',
  opened_by: 3,
  submitted_by: 1,
  version: 'first',
  blocks: '[]',
};
const question = {
  id: 11,
  question: 'Which?',
  answer: 'b',
  answer1: 'a',
  answer2: 'b',
  answer3: '',
  answer4: '',
};

let server: MockServer;
/** What the server answers to Save; null for a line that is dead. */
let toSave: object | null;
beforeEach(() => {
  localStorage.clear();
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getClassDetails', ({ fields }) =>
    ok(aClass(Number(fields.get('class_id')), { name: 'Nahw' })),
  );
  server.reply('getLessonDetails', () => ok(exam));
  server.reply('getLessonQuestions', () => ok([question]));
  toSave = null;
  for (const action of ['addLesson', 'updateLesson']) {
    server.reply(action, () => {
      if (toSave === null) throw new TypeError('offline');
      return Response.json(toSave);
    });
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What a server of another language says of it, which no page shows. */
const inSwahili = 'Imefanyika!';

async function open(lesson: string) {
  renderAt(
    `/admin/classes/manage/4/lessons/${lesson}`,
    <Routes>
      <Route
        path="admin/classes/manage/:classId/lessons/:lessonId"
        element={<LessonEditorPage />}
      />
    </Routes>,
  );
  await screen.findByRole('button', { name: 'Save Lesson' });
}
const drafts = () => Object.keys({ ...localStorage }).filter((key) => key.startsWith('draft:'));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('a new lesson', () => {
  // Proves admin-4-4, admin-4-5, admin-4-6, admin-9-10.
  it('is a Lesson at first, and its labels and fields change with its type', async () => {
    await open('new');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Lesson' }).checked).toBe(true);
    expect(screen.getByLabelText('Subject')).toBeTruthy();
    expect(screen.queryByLabelText(/^Study Date/)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.getByLabelText(/^Study Date/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add question' })).toBeNull();

    fireEvent.click(screen.getByRole('radio', { name: 'Exam' }));
    expect(screen.getByLabelText('Exam subject')).toBeTruthy();
    expect(screen.getByLabelText(/^Theory answer/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Add question' })).toBeTruthy();

    fireEvent.click(screen.getByRole('radio', { name: 'Timetable' }));
    expect(screen.getByLabelText('Timetable subject')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Yes' })).toBeNull();
    expect(screen.queryByLabelText(/^Study Date/)).toBeNull();
    expect(screen.queryByLabelText(/^Theory answer/)).toBeNull();
  });

  // Proves ours-120.
  it('is written in blocks, or as a plain text where that is chosen, and is unchanged until then', async () => {
    await open('new');
    expect(await screen.findByRole('button', { name: 'Write a text' })).toBeTruthy();
    expect(screen.queryByLabelText('Content')).toBeNull();
    expect(drafts()).toEqual([]);
    press('Write a plain text');
    expect(await screen.findByLabelText('Content')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Write a text' })).toBeNull();
    press('Write in blocks');
    await screen.findByRole('button', { name: 'Add block' });
  });

  // Proves ours-120.
  it('is saved by a press that leads on to its words', async () => {
    await open('new');
    type('Subject', 'With words');
    toSave = { status: true, message: inSwahili, data: { id: 8, rand: 'r' } };
    press('Save the lesson and add words');
    await screen.findByText('Lesson added successfully!');
    const opened = () => server.of('getLessonDetails').at(-1)?.fields.get('lesson_id');
    await waitFor(() => expect(opened()).toBe('8'));
  });

  it('has no words as a timetable', async () => {
    await open('new');
    await screen.findByRole('heading', { name: 'Words' });
    fireEvent.click(screen.getByRole('radio', { name: 'Timetable' }));
    expect(screen.queryByRole('heading', { name: 'Words' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Exam' }));
    expect(await screen.findByRole('heading', { name: 'Words' })).toBeTruthy();
    expect(server.of('getManagedWords')).toEqual([]);
  });

  // Proves decision-099-5.
  it('has an Arabic keyboard that writes into the first field when none was entered', async () => {
    await open('new');
    await untilFocused(() => document.body);
    press('Arabic keyboard');
    await untilFocused(() => screen.getByLabelText('Subject'));
    fireEvent.click(await screen.findByRole('button', { name: 'ن' }));
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('ن');
    press('Arabic keyboard');
  });

  it('says that something is missing, marks it above and leads to it', async () => {
    await open('new');
    press('Save Lesson');
    const said = await screen.findByText('Something is missing. It is marked above.');
    const subject = screen.getByLabelText('Subject');
    expect(screen.getByText('Subject is required')).toBeTruthy();
    expect(subject.getAttribute('aria-invalid')).toBe('true');
    await untilFocused(() => subject);
    expect(subject.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('gives up its draft only when it has been saved', async () => {
    await open('new');
    type('Subject', 'Kept');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    cleanup();
    await open('new');
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Kept');
    toSave = { status: true, message: inSwahili, data: { id: 8, rand: 'r' } };
    press('Save Lesson');
    await screen.findByText('Lesson added successfully!');
    expect(drafts()).toEqual([]);
  });
});

describe('a lesson in blocks', () => {
  const film = { id: 'a', kind: 'film', title: 'A film', url: 'https://example.org' };
  const ofLesson = (changes: object) =>
    server.reply('getLessonDetails', () => ok({ ...exam, inputetype: 'Lesson', ...changes }));

  it('opens a plain text as it was, turns it into blocks, and keeps them as a draft', async () => {
    ofLesson({ about: 'بَيْتٌ\na house' });
    await open('7');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('بَيْتٌ\na house');
    press('Turn into blocks');
    const line = await screen.findByLabelText<HTMLTextAreaElement>('Arabic of line 1');
    fireEvent.change(line, { target: { value: 'بَيْتٌ كَبِيرٌ' } });
    await waitFor(() => expect(drafts()).toHaveLength(1));
    cleanup();
    await open('7');
    expect(await screen.findByLabelText('Arabic of line 1')).toHaveProperty('value', 'بَيْتٌ كَبِيرٌ');
    press('Start over');
    expect(screen.getByLabelText('Content')).toHaveProperty('value', 'بَيْتٌ\na house');
    expect(screen.queryByLabelText('Arabic of line 1')).toBeNull();
  });

  it('is not sent while a block is wrong, and gives up its draft once it is saved', async () => {
    ofLesson({ blocks: JSON.stringify([film]) });
    await open('7');
    expect(screen.queryByLabelText('Content')).toBeNull();
    fill(await screen.findByLabelText('Title'), '');
    press('Save Lesson');
    await screen.findByText('Title is required');
    fill(screen.getByLabelText('Title'), 'Another film');
    await waitFor(() => expect(screen.queryByText('Title is required')).toBeNull());
    toSave = { status: true, message: 'Saved', data: { id: 7, rand: 'r', class_id: 4 } };
    press('Save Lesson');
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});

describe('a saved exam', () => {
  // Proves admin-4-4, admin-9-7.
  it('keeps its type, and takes no second file', async () => {
    await open('7');
    expect(screen.queryByRole('radio', { name: 'Exam' })).toBeNull();
    expect(screen.getByText('The type is fixed once the lesson is saved.')).toBeTruthy();
    const pickers = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    expect([...pickers].map((input) => input.closest('fieldset')?.disabled)).toEqual(
      Array(4).fill(true),
    );
  });

  // Proves admin-2-34.
  it('says before it is deleted what that hides', async () => {
    await open('7');
    press('Delete Lesson');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Lesson' }));
    expect(dialog.getByText('3 students have opened it.')).toBeTruthy();
    expect(dialog.getByText(/^1 submitted exam is kept/)).toBeTruthy();
    server.reply('deleteLesson', () => refused('refused', ''));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete Lesson' }));
    expect(await dialog.findByText('Failed to delete lesson')).toBeTruthy();
  });
});

describe('what went wrong', () => {
  // Proves admin-8-10, admin-8-13.
  it.each([
    ['new', { status: false, message: '' }, 'Failed to add lesson'],
    ['7', { status: false, message: '' }, 'Failed to update lesson'],
    ['7', { status: false, message: 'Class not found' }, 'Class not found'],
    ['new', null, 'An error occurred. Please try again.'],
  ])('with %s when Save is answered %j: %s', async (lesson, answer, words) => {
    await open(lesson);
    type(lesson === 'new' ? 'Subject' : 'Exam subject', 'Typed');
    toSave = answer;
    press('Save Lesson');
    expect(await screen.findByText(words)).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>(
      lesson === 'new' ? 'Subject' : 'Exam subject',
    );
    expect(field.value).toBe('Typed');
  });

  // Proves admin-8-3, admin-8-4, admin-8-14, admin-8-15.
  it.each([
    ['removeFile', /^Remove File/, true, 'Failed to remove file'],
    ['removeFile', /^Remove File/, false, 'An error occurred while removing the file.'],
    ['removeObj', 'Remove question 1', true, 'Failed to remove objective'],
    ['removeObj', 'Remove question 1', false, 'An error occurred while removing the objective.'],
  ])('with %s (%s), answered: %s', async (action, button, isAnswered, words) => {
    await open('7');
    if (isAnswered) server.reply(action, () => refused('refused', ''));
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: /^Remove/ }));
    expect(await dialog.findByText(words)).toBeTruthy();
  });
});

describe('what was done', () => {
  it.each([
    ['removeFile', /^Remove File/, 'File removed successfully!'],
    ['removeObj', 'Remove question 1', 'Objective removed successfully!'],
    ['deleteLesson', 'Delete Lesson', 'Lesson deleted successfully!'],
  ])(
    'by %s is said in the words of the browser, not of the server',
    async (action, button, words) => {
      server.reply(action, () => Response.json({ status: true, message: inSwahili, data: null }));
      await open('7');
      fireEvent.click(await screen.findByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog'));
      fireEvent.click(dialog.getByRole('button', { name: /^(?:Remove|Delete)/ }));
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.queryByText(inSwahili)).toBeNull();
    },
  );

  it('is said of a lesson that was changed', async () => {
    toSave = { status: true, message: inSwahili, data: { id: 7, rand: 'r', class_id: 4 } };
    await open('7');
    press('Save Lesson');
    await screen.findByText('Lesson updated successfully!');
  });
});

describe('a question', () => {
  // Proves decision-076-1.
  it('is duplicated at the end of the exam, to be saved with it', async () => {
    await open('7');
    press('Duplicate question 1');
    const texts = screen.getAllByLabelText<HTMLTextAreaElement>('Question');
    expect(texts.map(({ value }) => value)).toEqual(['Which?', 'Which?']);
    await untilFocused(() => texts[1]);
    const answers = screen.getAllByLabelText<HTMLInputElement>('Correct answer');
    expect(answers.map(({ value }) => value)).toEqual(['b', 'b']);
  });
});
