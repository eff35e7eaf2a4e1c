import * as z from 'zod/mini';
import { registrationFields } from '../../domains/auth/auth-api.ts';
import { acceptInvitation, type Invited } from '../../domains/auth/invitation-api.ts';
import { useAuthStore } from '../../platform/auth-store.ts';
import { TextField } from '../../ui/input.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Agreement } from '../agreement.tsx';
import { FormFrame } from '../form-frame.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { text } from './text.ts';

const schema = z.object({ password: registrationFields.password });
const nothing = () => undefined;

/** The first password of somebody who is invited; with it they are in. */
export function AcceptForm({ token, invited }: { token: string; invited: Invited }) {
  const here = useAuthStore(({ user }) => user?.email);
  const form = useAuthForm({
    schema,
    defaultValues: { password: '' },
    first: 'password',
    fieldOfCode: { password_common: 'password', password_personal: 'password' },
    onBusy: nothing,
    onSubmit: ({ password }) => acceptInvitation({ token, password }),
  });
  return (
    <>
      <p className="mb-3 text-muted">
        <Sentence
          words={text.hello}
          fill={{ name: <PersonText isName>{invited.name}</PersonText> }}
        />
      </p>
      {here !== undefined && here !== invited.email && (
        <p className="mb-3 rounded-field bg-sunken px-3 py-2 text-sm">
          <Sentence
            words={text.otherAccount}
            fill={{
              email: (
                <bdi translate="no" dir="ltr">
                  {here}
                </bdi>
              ),
            }}
          />
        </p>
      )}
      <FormFrame form={form} submitLabel={text.submit}>
        <TextField
          label={text.email}
          type="email"
          autoComplete="username"
          readOnly
          dir="ltr"
          value={invited.email}
        />
        <PasswordField
          label={text.password}
          hint={text.passwordHint}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <Agreement words={text.agreement} />
      </FormFrame>
    </>
  );
}
