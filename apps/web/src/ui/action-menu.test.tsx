import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { untilFocused } from '../test/focus.ts';
import { ActionMenu } from './action-menu.tsx';

afterEach(cleanup);

function open(onEdit = vi.fn(), onDelete = vi.fn()) {
  render(
    <ActionMenu
      label="Actions for Amina"
      actions={[
        { label: 'Edit', onSelect: onEdit },
        { label: 'Fund', onSelect: vi.fn(), disabled: true },
        { label: 'Delete', onSelect: onDelete, tone: 'danger' },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Actions for Amina' });
  fireEvent.click(button);
  return { button, onEdit, onDelete };
}
const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name });
const isAt = (words: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(words));

it('opens by the keyboard on its first action', async () => {
  const { button } = open();
  fireEvent.click(button);
  expect(screen.queryByRole('menu')).toBeNull();
  button.focus();
  key('ArrowDown');
  expect(screen.getByRole('menu', { name: 'Actions for Amina' })).toBeTruthy();
  await isAt('Edit');
});

it('moves by arrows over what can be chosen, round its ends', async () => {
  const { button } = open();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  key('ArrowDown');
  await isAt('Edit');
  key('ArrowDown');
  await isAt('Delete');
  key('ArrowDown');
  await isAt('Edit');
  key('ArrowUp');
  await isAt('Delete');
  key('Home');
  await isAt('Edit');
  key('End');
  await isAt('Delete');
  key('Home');
  await isAt('Edit');
});

it('does what is chosen once and gives the focus back', async () => {
  const { button, onDelete } = open();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  await untilFocused(() => button);
});

it('closes by Escape and by a press outside', async () => {
  const { button, onEdit } = open();
  key('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  await untilFocused(() => button);
  fireEvent.click(button);
  // A press outside counts from the moment after the one that opened it.
  await waitFor(() => {
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });
  expect(onEdit).not.toHaveBeenCalled();
});
