import type { ManagedLesson } from '@institute/contract/lessons/managed-lessons';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type LessonOrder, useLessonOrder } from './use-lesson-order.ts';

const saveLessonOrder = vi.hoisted(() => vi.fn());
vi.mock('../../../domains/lessons/order-api.ts', () => ({
  saveLessonOrder,
}));
afterEach(cleanup);

const lessons = [1, 2, 3].map((id) => ({ id }) as ManagedLesson);

it('is drawn as it was dropped before a failure takes it back, however soon that comes', async () => {
  saveLessonOrder.mockRejectedValue(new Error('no connection'));
  const drawn: string[] = [];
  let order: LessonOrder | null = null;
  function Probe() {
    order = useLessonOrder('4', lessons);
    const ids = order.lessons.map(({ id }) => id).join();
    if (drawn.at(-1) !== ids) drawn.push(ids);
    return null;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Probe />
    </QueryClientProvider>,
  );
  await act(async () => order?.move(1, 2));
  expect(drawn).toEqual(['1,2,3', '2,3,1', '1,2,3']);
});
