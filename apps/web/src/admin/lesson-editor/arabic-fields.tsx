import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { ArabicKeyboard } from '../../ui/arabic-keyboard/arabic-keyboard.tsx';
import type { TextControl } from '../../ui/arabic-keyboard/edit.ts';
import { useKeyboardStore } from '../../ui/arabic-keyboard/keyboard-store.ts';
import { cx } from '../../ui/class-names.ts';

/**
 * Fields in which Arabic may be written, with one switch of the on-screen keyboard for all of them:
 * it writes into the field that was entered last, or into the first.
 */
export function ArabicFields({
  children,
  className,
  ...rest
}: { children: ReactNode } & ComponentProps<'div'>) {
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<TextControl | null>(null);
  const isOn = useKeyboardStore((state) => state.isOn);
  const controls = () =>
    area.current?.querySelectorAll<TextControl>('input[dir="auto"], textarea[dir="auto"]') ?? [];

  // The switch keeps the phone's own keyboard away from one field; here there are several, and
  // questions come and go.
  useEffect(() => {
    for (const control of controls()) {
      if (isOn) control.setAttribute('inputmode', 'none');
      else control.removeAttribute('inputmode');
    }
  });

  return (
    <div
      ref={area}
      onFocusCapture={({ target }) => {
        const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
        if (isText && target.dir === 'auto') field.current = target;
      }}
      // The switch may be pressed before any field was entered, or when that one is gone by now.
      onClickCapture={() => {
        if (!field.current?.isConnected) field.current = [...controls()][0] ?? null;
      }}
      // A field that is entered is brought above the keyboard.
      className={cx(className, isOn && '[&_input]:scroll-mb-72 [&_textarea]:scroll-mb-72')}
      {...rest}
    >
      {children}
      <ArabicKeyboard field={field} className="self-start" />
    </div>
  );
}
