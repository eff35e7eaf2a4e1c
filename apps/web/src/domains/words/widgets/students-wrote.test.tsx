import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { StudentsWrote } from './students-wrote.tsx';

const part = (accepted: string[], written: object[]) => ({
  ...{ exercise_id: 'place', prompt: 'The mosque is behind the market', part: 1, parts: 2 },
  ...{ drawn: false, accepted, written },
});
const behind = { text: 'خَلْفَ', verdict: 'wrong', students: 12 };

let server: MockServer;
let isAccepted: boolean;
beforeEach(() => {
  isAccepted = false;
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getWrittenAnswers', () =>
    ok([isAccepted ? part(['وَرَاءَ', 'خَلْفَ'], []) : part(['وَرَاءَ'], [behind])]),
  );
  server.reply('acceptAnswer', () => {
    isAccepted = true;
    return ok({ marks: 3, students: 12 });
  });
  server.reply('takeBackAnswer', () => {
    isAccepted = false;
    return ok({ marks: 3, students: 12 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves call-getWrittenAnswers, call-acceptAnswer, call-takeBackAnswer.
it('shows what was written by how many, accepts it at a press, and takes it back', async () => {
  renderAt('/', <StudentsWrote lessonId={7} />);
  const section = within(await screen.findByRole('region', { name: 'Students wrote …' }));
  section.getByText('Gap 2');
  section.getByText('12 students');
  fireEvent.click(section.getByRole('button', { name: 'Accept خَلْفَ' }));
  await section.findByText('Right too');
  await screen.findByText('3 marks changed, practice of 12 students put right.');
  const [sent] = server.of('acceptAnswer');
  expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({
    ...{ lesson_id: '7', exercise_id: 'place', part: '1', answer: 'خَلْفَ' },
  });
  fireEvent.click(section.getByRole('button', { name: 'Take back خَلْفَ' }));
  await section.findByRole('button', { name: 'Accept خَلْفَ' });
  fireEvent.click(section.getByRole('button', { name: 'Accept خَلْفَ' }));
  fireEvent.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] as HTMLElement);
  await waitFor(() => expect(server.of('takeBackAnswer')).toHaveLength(2));
});

it('is nothing where everything was right', async () => {
  server.reply('getWrittenAnswers', () => ok([part(['وَرَاءَ'], [])]));
  renderAt('/', <StudentsWrote lessonId={7} />);
  await waitFor(() => expect(server.of('getWrittenAnswers')).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
