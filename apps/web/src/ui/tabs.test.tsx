import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { nextTab, Tabs } from './tabs.tsx';

afterEach(cleanup);

function Sample() {
  const [tab, setTab] = useState<'details' | 'lessons' | 'students'>('details');
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

describe('tabs', () => {
  it('show what is pressed, under its name', () => {
    render(<Sample />);
    fireEvent.click(screen.getByRole('tab', { name: /Lessons/ }));
    expect(screen.getByRole('tabpanel', { name: /Lessons/ }).textContent).toBe('all about lessons');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Lessons3');
  });

  it('are one stop of the keyboard, moved within by arrows', () => {
    render(<Sample />);
    const stops = () => screen.getAllByRole('tab').map((tab) => tab.tabIndex);
    expect(stops()).toEqual([0, -1, -1]);
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft' });
    expect(document.activeElement?.textContent).toBe('Students');
    expect(stops()).toEqual([-1, -1, 0]);
  });
});

it.each([
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 0, true, 1],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['a', 1, false, null],
])('%s from tab %d, right to left %s, leads to %s', (key, at, rtl, expected) => {
  expect(nextTab(key, at, 3, rtl)).toBe(expected);
});
