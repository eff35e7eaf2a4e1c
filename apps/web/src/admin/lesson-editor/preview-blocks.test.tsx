import { roles } from '@institute/contract/auth/abilities';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newLessonForm } from '../../domains/lessons/managed-model.ts';
import { WordList } from '../../domains/words/widgets/word-list.tsx';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { PreviewBlocks } from './preview-blocks.tsx';

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getLessonFiles', () => ok([]));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const word = {
  ...{
    id: 1,
    arabic: 'كِتَابٌ',
    meaning: 'book',
    hausa: 'littafi',
    yoruba: '',
    kind: 'noun' as const,
  },
  ...{ root: 'ك ت ب', pattern: 'فِعَالٌ', plural: 'كُتُبٌ', example: '' },
};

// Proves decision-073-4.
it('shows the words of the lesson as its students see them', async () => {
  renderAt('/', <WordList list={[word]} isOpen isPreview />);
  const asStudents = (await screen.findByRole('group')).outerHTML;
  expect(asStudents).toContain('كُتُبٌ');
  cleanup();
  server.reply('getManagedWords', () =>
    ok({ words: [{ ...word, set_aside_by: 0 }], exercises: [], version: 'v' }),
  );
  const form = { ...newLessonForm(4), blocks: [{ id: 'w', kind: 'words' as const }] };
  renderAt(
    '/',
    <PreviewBlocks
      {...{ form, lessonId: 7, file: null, existing: '', extension: '', material: null }}
    />,
  );
  expect((await screen.findByRole('group')).outerHTML).toBe(asStudents);
  // Nothing leads away from what is being written.
  expect(screen.queryByRole('link')).toBeNull();
});
