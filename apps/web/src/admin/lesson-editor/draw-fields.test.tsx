import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LessonForm, newLessonForm } from '../../domains/lessons/managed-model.ts';
import { useForm } from '../../forms/use-form.ts';
import { mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { DrawFields } from './draw-fields.tsx';
import { lessonSchema } from './lesson-schema.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the bank holds: eight exercises on nouns, and one on nothing. */
function show(draw: Partial<LessonForm['draw']> = {}) {
  const server = mockServer();
  server.reply('getBank', ({ fields }) =>
    ok([], {
      ...{ page: 1, per_page: 1, total: fields.get('topic') === 'Nouns' ? 8 : 9 },
      ...{ kept: 9, topics: ['Nouns'] },
    }),
  );
  const Shown = () => {
    const empty = newLessonForm(4);
    const form = useForm({
      schema: lessonSchema,
      defaultValues: { ...empty, kind: 'exam' as const, draw: { ...empty.draw, ...draw } },
      words: { refused: 'No.' },
      onSubmit: async () => undefined,
    });
    return <DrawFields form={form} />;
  };
  renderAt('/', <Shown />);
  return server;
}

describe('what an exam draws', () => {
  it('is chosen by what the bank holds, and too much is said before it is saved', async () => {
    const server = show();
    expect(await screen.findByText('The bank holds 9 exercises to draw from.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('On the topic'), { target: { value: 'Nouns' } });
    expect(await screen.findByText('The bank holds 8 exercises to draw from.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/Exercises to draw/), { target: { value: '9' } });
    expect(await screen.findByText(/and 9 are to be drawn/)).toBeTruthy();
    expect(server.of('getBank').at(-1)?.fields.get('class_id')).toBe('4');
    const kinds = [...screen.getByLabelText<HTMLSelectElement>('Of the kind').options];
    expect(kinds.map(({ value }) => value)).toContain('dictation');
  });

  it('keeps a topic that the bank has no more', async () => {
    show({ topic: 'Gone', count: '2' });
    expect(await screen.findByText('The bank holds 9 exercises to draw from.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('On the topic').value).toBe('Gone');
  });
});
