// Proves ours-107.

import type { WireOf } from '@institute/contract/call';
import type { getQuestions } from '@institute/contract/reports/questions';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilFocused } from '../../test/focus.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { OfficeKeys } from '../keys/office-keys.tsx';
import { QuestionsPage } from './questions-page.tsx';

type Question = WireOf<typeof getQuestions>['questions'][number];

const line = (id: number, comment: string, more: object = {}) => ({
  ...{ id, comment_id: id, class_id: 7, lesson_id: 5, comment, email: '', name: 'Bilal' },
  ...{ parent_id: 0, created_at: 1_764_000_000, deleted: false, ...more },
});
const question = (id: number, more: Partial<Question> = {}): Question => ({
  ...{ comment_id: id, class_id: 7, class_rand: 'nahw', lesson_rand: 'l-5', class: 'Nahw' },
  ...{ lesson: 'الفَاعِل', earlier: 0, lines: [line(id, `Why ${id}?`)], ...more },
});

let server: MockServer;
beforeEach(() => {
  localStorage.clear();
  const teaches = [{ classId: 7, powers: ['teach' as const] }];
  server = mockServer({ ...amina, name: 'Maryam', teaches });
  server.reply('addComment', ({ fields }) =>
    ok(line(900, String(fields.get('comment')), { by_teacher: true })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answerWith = (questions: Question[], more: object = {}) =>
  server.reply('getQuestions', () => ok({ count: questions.length, questions, next: '', ...more }));
const open = () =>
  renderAt(
    '/admin/questions',
    <>
      <OfficeKeys />
      <QuestionsPage />
    </>,
  );
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your answer');
const shown = (id: number) => screen.findByText(`Why ${id}?`, { selector: 'article *' });
const press = (target: Element, key: string, more: object = {}) =>
  fireEvent.keyDown(target, { key, ...more });

describe('the inbox of questions', () => {
  it('shows a question with the lines before it, and where it stands', async () => {
    const lines = [
      line(1, 'What is a khabar?'),
      line(2, 'الخَبَر', { name: 'Maryam', by_teacher: true }),
      line(3, 'Why 3?'),
    ];
    answerWith([question(3, { lines, earlier: 4 })]);
    open();
    const article = within(await screen.findByRole('article', { name: 'Question of Bilal' }));
    expect(article.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...[/What is a khabar\?$/, /Maryam.*Teacher.*الخَبَر$/, /Why 3\?$/].map((words) =>
        expect.stringMatching(words),
      ),
    ]);
    const link = article.getByRole('link', { name: '4 earlier lines in the lesson' });
    expect(link.getAttribute('href')).toBe('/classes/nahw/lessons/l-5#comment-3');
  });

  it('takes the answer by Ctrl and Enter under its comment, and goes on to the next', async () => {
    answerWith([question(3), question(4), question(5)]);
    open();
    await screen.findByText('3 questions waiting');
    fireEvent.change(await field(), { target: { value: 'Because' } });
    press(await field(), 'Enter', { ctrlKey: true });
    await shown(4);
    await untilFocused(() => screen.getByLabelText('Your answer'));
    expect(screen.getByText('2 questions waiting')).toBeTruthy();
    const sent = server.of('addComment')[0]?.fields;
    expect([sent?.get('parent_id'), sent?.get('lesson_id'), sent?.get('comment')]).toEqual([
      ...['3', 'l-5', 'Because'],
    ]);
    expect(sent?.get('request_key')).toBeTruthy();
    expect(screen.getByText('Comment added successfully!')).toBeTruthy();
    expect(localStorage.getItem(`draft:comment:${amina.email}:l-5:3`)).toBeNull();
  });

  it('goes by keys where nothing is written, and keeps what is', async () => {
    answerWith([question(3), question(4)]);
    open();
    fireEvent.change(await field(), { target: { value: 'Half' } });
    press(await field(), 'j');
    await shown(3);
    press(await field(), 'Escape');
    const article = screen.getByRole('article');
    await untilFocused(() => article);
    press(article, 'j');
    await shown(4);
    await untilFocused(() => screen.getByRole('article'));
    expect((await field()).value).toBe('');
    press(screen.getByRole('article'), 'k');
    await shown(3);
    expect((await field()).value).toBe('Half');
    press(screen.getByRole('article'), 'Enter');
    await untilFocused(() => screen.getByLabelText('Your answer'));
  });

  it('begins the answer by Enter for whoever has just come, and by none that is meant for a button', async () => {
    answerWith([question(3)]);
    open();
    const answer = await field();
    press(await screen.findByRole('button', { name: /Post|Answer|Send/ }), 'Enter');
    expect(document.activeElement).not.toBe(answer);
    press(document.body, 'Enter', { ctrlKey: true });
    expect(document.activeElement).not.toBe(answer);
    press(document.body, 'Enter');
    expect(document.activeElement).toBe(answer);
  });

  it('keeps an answer that was refused, with why, and the question stays', async () => {
    answerWith([question(3)]);
    server.reply('addComment', () => refused('comment_not_found', 'This comment is gone.'));
    open();
    fireEvent.change(await field(), { target: { value: 'Because' } });
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(await screen.findByText('This comment is gone.')).toBeTruthy();
    expect((await field()).value).toBe('Because');
    await shown(3);
  });

  it('asks for the next ones behind the cursor before they are wanted', async () => {
    server.reply('getQuestions', ({ fields }) =>
      fields.get('after') === '1-4'
        ? ok({ count: 3, questions: [question(5)], next: '' })
        : ok({ count: 3, questions: [question(3), question(4)], next: '1-4' }),
    );
    open();
    await screen.findByText('1 of 3');
    fireEvent.click(screen.getByRole('button', { name: 'Next question' }));
    const list = within(screen.getByRole('navigation', { name: 'Questions waiting' }));
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(3));
    expect(list.queryByRole('button', { name: 'Show more questions' })).toBeNull();
  });

  it('says that nothing waits, and what failed', async () => {
    answerWith([]);
    open();
    expect((await screen.findAllByText('No question waits')).length).toBe(2);
    cleanup();
    server.reply('getQuestions', () => refused('unavailable', 'Away.'));
    open();
    expect(await screen.findByText('The questions could not be loaded.')).toBeTruthy();
  });
});
