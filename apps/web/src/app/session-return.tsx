import { signInNameOf } from '@institute/contract/auth/user';
import { dictionary } from '@institute/contract/language';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { personNow, useAuthStore } from '../platform/auth-store.ts';
import { readCookie, TOKEN_COOKIE } from '../platform/cookies.ts';
import { type AuthForm, AuthForms } from '../public/auth-forms.tsx';
import { authText } from '../public/text.ts';
import { Dialog } from '../ui/dialog.tsx';

const text = dictionary('app/return', {
  ended: 'Your session has ended. Your work is kept.',
});

const titles: Record<AuthForm, string> = {
  'sign-in': authText.signIn,
  'sign-up': authText.signUp,
  reset: authText.reset,
};

/** Sign-in over the page of whoever's session has ended. Closing it signs them out. */
function ReturnDialog({ email, onLeave }: { email: string; onLeave: () => void }) {
  const [form, setForm] = useState<AuthForm>('sign-in');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog open onClose={onLeave} title={titles[form]} busy={busy} closeOnOutside={false}>
      <p className="mb-3">{text.ended}</p>
      <AuthForms form={form} email={email} referral="" onSwitch={setForm} onBusy={setBusy} />
    </Dialog>
  );
}

/**
 * Asks whoever's session has ended to sign in again, over the page they are on; true once they have,
 * here or in another tab. What they were doing waits meanwhile and goes on by itself. For somebody
 * else the page is loaded anew.
 */
export function askToReturn(): Promise<boolean> {
  return new Promise((resolve) => {
    const [person, token] = [personNow(), readCookie(TOKEN_COOKIE)];
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const over = new AbortController();

    const settle = (isBack: boolean) => {
      over.abort();
      stopFollowing();
      root.unmount();
      place.remove();
      resolve(isBack);
    };
    const stopFollowing = useAuthStore.subscribe(({ user }) => {
      if (user === null) settle(false);
      else if (signInNameOf(user) === person) settle(true);
      else location.reload();
    });
    // Another tab that has signed in again has left its cookie.
    const look = () => {
      const now = readCookie(TOKEN_COOKIE);
      if (now && now !== token) settle(true);
    };
    window.addEventListener('focus', look, { signal: over.signal });
    document.addEventListener('visibilitychange', look, { signal: over.signal });
    root.render(<ReturnDialog email={person ?? ''} onLeave={() => settle(false)} />);
  });
}
