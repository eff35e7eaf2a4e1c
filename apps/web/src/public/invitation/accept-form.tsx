import { signInNameOf } from '@institute/contract/auth/user';
import * as z from 'zod/mini';
import { registrationFields } from '../../domains/auth/auth-api.ts';
import { acceptInvitation, type Invited } from '../../domains/auth/invitation-api.ts';
import { useSignInName } from '../../platform/auth-store.ts';
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

/** The password of somebody whom a link lets in; with it they are in. */
export function AcceptForm({ token, invited }: { token: string; invited: Invited }) {
  const here = useSignInName();
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
          words={invited.isFirst ? text.hello : text.helloAgain}
          fill={{ name: <PersonText isName>{invited.name}</PersonText> }}
        />
      </p>
      {here !== '' && here !== signInNameOf(invited) && (
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
          label={invited.email === '' ? text.phone : text.email}
          autoComplete="username"
          readOnly
          dir="ltr"
          value={signInNameOf(invited)}
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
