import { dictionary } from '@institute/contract/language';
import { useState } from 'react';
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
export function ReturnDialog({ email, onLeave }: { email: string; onLeave: () => void }) {
  const [form, setForm] = useState<AuthForm>('sign-in');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog open onClose={onLeave} title={titles[form]} busy={busy} closeOnOutside={false}>
      <p className="mb-3">{text.ended}</p>
      <AuthForms form={form} email={email} referral="" onSwitch={setForm} onBusy={setBusy} />
    </Dialog>
  );
}
