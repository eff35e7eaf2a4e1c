import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SignInFormProps } from '../auth-forms.tsx';
import { loadAuth } from './lazy-auth-dialog.tsx';
import { hearPaintedSignIn, type TypedSignIn, typedSignIn } from './live/sign-in.ts';

/** The form in the place of the painted one. */
interface Living {
  slot: HTMLElement;
  Form: ComponentType<SignInFormProps>;
  typed: TypedSignIn & { isSent: boolean };
}

interface LivingSignInProps {
  /** What the server has painted of the page. */
  landing: HTMLElement;
  /** Whether the painted form was sent before the application was there. */
  isSent: boolean;
}

/**
 * The sign-in form in the card that the server has painted: with what was typed in the painting of it, and
 * sent if that was. The painting stays while the code of the form is on its way.
 */
export function LivingSignIn({ landing, isSent }: LivingSignInProps) {
  const [living, setLiving] = useState<Living | null>(null);
  useEffect(() => {
    const slot = landing.querySelector<HTMLElement>('[data-sign-in]');
    if (!slot) return;
    const life = new AbortController();
    let wasSent = isSent;
    hearPaintedSignIn(
      landing,
      (button) => {
        wasSent = true;
        button?.setAttribute('aria-busy', 'true');
      },
      life.signal,
    );
    const takeOver = ({ SignInForm: Form }: Awaited<ReturnType<typeof loadAuth>>) => {
      if (life.signal.aborted) return;
      life.abort();
      const typed = { ...typedSignIn(landing), isSent: wasSent };
      slot.replaceChildren();
      setLiving({ slot, Form, typed });
    };
    loadAuth().then(takeOver, () => undefined);
    return () => life.abort();
  }, [landing, isSent]);
  if (!living) return null;
  const { slot, Form, typed } = living;
  return createPortal(<Form email={typed.email} painted={typed} />, slot);
}
