import { Keyboard } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../class-names.ts';
import type { TextControl } from './edit.ts';
import { useAtField, useQuietPhone, useRoomBelow } from './keyboard-effects.ts';
import { KeyboardPanel } from './keyboard-panel.tsx';
import { useKeyboardStore } from './keyboard-store.ts';
import { text } from './text.ts';

interface ArabicKeyboardProps {
  /** The field to write into. */
  field: RefObject<TextControl | null>;
  className?: string;
}

/**
 * The switch of the on-screen Arabic keyboard, to stand beside a field in which Arabic may be
 * written. While it is on, every such field calls the keyboard up and the phone's own stays away.
 */
export function ArabicKeyboard({ field, className }: ArabicKeyboardProps) {
  const { isOn, setOn } = useKeyboardStore();
  const own = useRef<HTMLDivElement>(null);
  const [isAt, setAt] = useAtField(field, own);
  const isShown = isOn && isAt;
  useQuietPhone(field, isOn);
  useRoomBelow(isOn);

  const turn = (next: boolean) => {
    const element = field.current;
    if (!element) return;
    // A phone reads which keyboard a field wants when the field is entered.
    element.blur();
    flushSync(() => setOn(next));
    element.focus({ preventScroll: true });
    setAt(true);
  };

  return (
    <div ref={own} className={className}>
      <button
        type="button"
        aria-pressed={isShown}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => turn(!isShown)}
        className={cx(
          'tap inline-flex items-center gap-2 rounded-field px-3 font-medium text-sm',
          isShown ? 'bg-primary-soft text-primary-strong' : 'text-muted hover:bg-sunken',
        )}
      >
        <Keyboard size={20} />
        {text.title}
      </button>
      {isShown && <KeyboardPanel field={field} onHide={() => turn(false)} />}
    </div>
  );
}
