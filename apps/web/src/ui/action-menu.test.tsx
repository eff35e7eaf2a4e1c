import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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

it('moves by arrows over what can be chosen, round its ends', () => {
  const { button } = open();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement?.textContent).toBe('Edit');
  key('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Delete');
  key('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Edit');
  key('ArrowUp');
  expect(document.activeElement?.textContent).toBe('Delete');
  key('Home');
  expect(document.activeElement?.textContent).toBe('Edit');
});

it('does what is chosen once and gives the focus back', () => {
  const { button, onDelete } = open();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('closes by Escape and by a press outside', () => {
  const { button, onEdit } = open();
  key('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(onEdit).not.toHaveBeenCalled();
});
