import { DirectionProvider } from '@radix-ui/react-direction';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

type TabId = 'details' | 'lessons' | 'students';

function Sample({ start }: { start: TabId }) {
  const [tab, setTab] = useState(start);
  return (
    <Tabs
      label="Class"
      tabs={[
        { id: 'details', label: 'Details' },
        { id: 'lessons', label: 'Lessons', count: 3 },
        { id: 'students', label: 'Students' },
      ]}
      value={tab}
      onChange={setTab}
    >
      {`all about ${tab}`}
    </Tabs>
  );
}

function show(start: TabId = 'details', dir: 'ltr' | 'rtl' = 'ltr') {
  render(
    <DirectionProvider dir={dir}>
      <Sample start={start} />
    </DirectionProvider>,
  );
}

describe('tabs', () => {
  it('show what is pressed, under its name', () => {
    show();
    fireEvent.mouseDown(screen.getByRole('tab', { name: /Lessons/ }));
    expect(screen.getByRole('tabpanel', { name: /Lessons/ }).textContent).toBe('all about lessons');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Lessons3');
  });

  it('are one stop of the keyboard, moved within by arrows', async () => {
    show();
    const stops = () => screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
    screen.getByRole('tab', { selected: true }).focus();
    await waitFor(() => expect(stops()).toEqual([document.activeElement]));
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Students'));
    await waitFor(() => expect(stops()).toEqual([document.activeElement]));
    expect(screen.getByRole('tabpanel').textContent).toBe('all about students');
  });
});

it.each([
  ['ArrowRight', 'students', 'ltr', 'details'],
  ['ArrowLeft', 'details', 'ltr', 'students'],
  ['ArrowLeft', 'details', 'rtl', 'lessons'],
  ['ArrowRight', 'details', 'rtl', 'students'],
  ['Home', 'students', 'ltr', 'details'],
  ['End', 'details', 'ltr', 'students'],
  ['a', 'lessons', 'ltr', 'lessons'],
] as const)('%s from %s, %s, leads to %s', async (key, start, dir, expected) => {
  show(start, dir);
  const tab = screen.getByRole('tab', { selected: true });
  tab.focus();
  fireEvent.keyDown(tab, { key });
  await waitFor(() =>
    expect(screen.getByRole('tabpanel').textContent).toBe(`all about ${expected}`),
  );
});
