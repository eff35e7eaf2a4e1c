import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Registration } from '../../domains/auth/auth-api.ts';
import { isKnownCode } from '../../domains/auth/check-code.ts';
import type { Form } from '../../forms/use-form.ts';

type SignUpValues = Registration & { refBy?: string | undefined };

/**
 * Looks whether the referral code is somebody's, when it came with the address and when a typed one
 * is left. One that is not stops nobody (rulings §9): that of the address is dropped, so that
 * another may be typed; a typed one stays to be corrected, and the server drops it.
 */
export function useReferralCode(
  form: Pick<Form<SignUpValues>, 'change' | 'now' | 'field'>,
  given: string,
): { isGiven: boolean; isUnknown: boolean; onBlur: (event: FocusEvent<HTMLInputElement>) => void } {
  const [unknown, setUnknown] = useState<string | null>(null);
  const drop = useEffectEvent(() => {
    setUnknown(given);
    form.change('refBy', '');
  });

  useEffect(() => {
    if (given === '') return;
    let isGone = false;
    void isKnownCode(given).then((isKnown) => {
      if (!isKnown && !isGone) drop();
    });
    return () => {
      isGone = true;
    };
  }, [given]);

  const check = async (typed: string) => {
    const isKnown = typed === '' || (await isKnownCode(typed));
    if ((form.now().refBy ?? '').trim() === typed) setUnknown(isKnown ? null : typed);
  };
  const isDropped = given !== '' && unknown !== null;
  return {
    isGiven: given !== '' && !isDropped,
    isUnknown: unknown !== null,
    onBlur: (event) => {
      void form.field('refBy').onBlur(event);
      const typed = event.target.value.trim();
      if (typed !== '' || given === '') void check(typed);
    },
  };
}
