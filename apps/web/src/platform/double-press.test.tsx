import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { calmDoublePresses } from './double-press.ts';

calmDoublePresses();

let now = 0;
beforeEach(() => {
  now += 10_000;
});
afterEach(cleanup);

/** Presses an element `after` ms as a finger does, `x` px from the left. */
function press(target: Element, after = 0, x = 100, detail = 1, pointerType = 'touch'): void {
  now += after;
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: 100, detail };
  for (const name of ['pointerdown', 'pointerup', 'click']) {
    const event = new MouseEvent(name, at);
    Object.defineProperty(event, 'timeStamp', { value: now });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    fireEvent(target, event);
  }
}

it('asks once, where a button waits for an answer', () => {
  const onAsk = vi.fn();
  const onNext = vi.fn();
  render(
    <>
      <Button busy={false} onClick={onAsk}>
        Ask
      </Button>
      <Button onClick={onNext}>Next</Button>
    </>,
  );
  press(screen.getByText('Ask'));
  press(screen.getByText('Ask'), 150);
  expect(onAsk).toHaveBeenCalledTimes(1);
  press(screen.getByText('Ask'), 1_000, 100, 1, 'mouse');
  press(screen.getByText('Ask'), 50, 100, 2, 'mouse');
  expect(onAsk).toHaveBeenCalledTimes(2);
  press(screen.getByText('Ask'), 600, 100, 1, 'mouse');
  expect(onAsk).toHaveBeenCalledTimes(3);
  press(screen.getByText('Next'), 1_000);
  press(screen.getByText('Next'), 150);
  expect(onNext).toHaveBeenCalledTimes(2);
});

it('does not stop what it has begun, where the way to stop it comes into its place', () => {
  const onStop = vi.fn();
  render(
    <>
      <Button busy={false}>Send</Button>
      <Button onClick={onStop}>Stop</Button>
    </>,
  );
  press(screen.getByText('Send'));
  press(screen.getByText('Stop'), 150);
  expect(onStop).not.toHaveBeenCalled();
  press(screen.getByText('Stop'), 600);
  expect(onStop).toHaveBeenCalledOnce();
});

function Opener({ onJoin = () => undefined }: { onJoin?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Marks">
        <button type="button" onClick={onJoin}>
          Join
        </button>
      </Dialog>
    </>
  );
}

describe('a double press', () => {
  it.each([80, 150, 250])('leaves the dialog open that it has opened, %s ms apart', (gap) => {
    render(<Opener />);
    press(screen.getByText('Open'));
    press(screen.getByRole('dialog'), gap);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    press(screen.getByRole('dialog'), 1_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not press what the dialog has under the pointer', () => {
    const onJoin = vi.fn();
    render(<Opener onJoin={onJoin} />);
    press(screen.getByText('Open'));
    press(screen.getByText('Join'), 150);
    expect(onJoin).not.toHaveBeenCalled();
    press(screen.getByText('Join'), 150, 300);
    expect(onJoin).toHaveBeenCalledOnce();
  });

  it('does not close again the menu that it has opened, and a key does', () => {
    const onClick = vi.fn();
    render(
      <button type="button" aria-expanded={false} onClick={onClick}>
        Menu
      </button>,
    );
    press(screen.getByText('Menu'));
    press(screen.getByText('Menu'), 150);
    expect(onClick).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByText('Menu'));
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('does not close again the part of a page that it has opened', () => {
    render(
      <details>
        <summary>March</summary>
        <p>Marks</p>
      </details>,
    );
    const details = screen.getByText('March').closest('details');
    press(screen.getByText('March'));
    expect(details?.open).toBe(true);
    press(screen.getByText('March'), 150);
    expect(details?.open).toBe(true);
    press(screen.getByText('March'), 1_000);
    expect(details?.open).toBe(false);
  });

  it('ticks a box once, by its label or by itself', () => {
    render(<CheckboxField label="Also the films" />);
    const box = screen.getByLabelText<HTMLInputElement>('Also the films');
    press(screen.getByText('Also the films'));
    press(screen.getByText('Also the films'), 150);
    expect(box.checked).toBe(true);
    press(box, 1_000);
    press(box, 150);
    expect(box.checked).toBe(false);
  });

  it('shows what was typed as a password once, and does not hide it again', () => {
    render(<PasswordField label="Password" />);
    press(screen.getByRole('button'));
    press(screen.getByRole('button'), 150);
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
  });

  it('fills the screen once, which another press ends', () => {
    const toggle = vi.fn();
    render(
      <button type="button" data-toggle onClick={toggle}>
        Full screen
      </button>,
    );
    press(screen.getByText('Full screen'));
    press(screen.getByText('Full screen'), 150);
    expect(toggle).toHaveBeenCalledOnce();
  });

  it('of the mouse is what the browser counts as one', () => {
    render(<Opener />);
    press(screen.getByText('Open'), 0, 100, 1, 'mouse');
    press(screen.getByRole('dialog'), 150, 100, 2, 'mouse');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    press(screen.getByRole('dialog'), 150, 100, 1, 'mouse');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a control that counts is heard twice', () => {
    const onClick = vi.fn();
    render(
      <button type="button" onClick={onClick}>
        Next
      </button>,
    );
    press(screen.getByText('Next'));
    press(screen.getByText('Next'), 150);
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('does not press what has come in the place of what is gone', () => {
    const onClick = vi.fn();
    const { rerender } = render(<a href="#class">Class</a>);
    press(screen.getByText('Class'));
    rerender(
      <button type="button" onClick={onClick}>
        Enroll
      </button>,
    );
    press(screen.getByText('Enroll'), 150);
    expect(onClick).not.toHaveBeenCalled();
  });
});
