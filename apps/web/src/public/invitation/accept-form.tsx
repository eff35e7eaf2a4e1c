import { signInNameOf } from '@institute/contract/auth/user';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { registrationFields } from '../../domains/auth/auth-api.ts';
import { acceptInvitation, type Invited } from '../../domains/auth/invitation-api.ts';
import { errorCode, isRefusal } from '../../platform/api-error.ts';
import { useSignInName } from '../../platform/auth-store.ts';
import { TextField } from '../../ui/input.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Agreement } from '../agreement.tsx';
import { FormFrame } from '../form-frame.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { EndedWays } from './ended-ways.tsx';
import { text } from './text.ts';

const schema = z.object({ password: registrationFields.password });
const nothing = () => undefined;

interface AcceptFormProps {
  token: string;
  invited: Invited;
}

/**
 * The password of somebody whom a link lets in; with it they are in. Where the answer was lost the same press again
 * lets them in with the password that the link has set by then.
 */
export function AcceptForm({ token, invited }: AcceptFormProps) {
  const here = useSignInName();
  const unanswered = useRef<string | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const form = useAuthForm({
    schema,
    defaultValues: { password: '' },
    first: 'password',
    fieldOfCode: { password_common: 'password', password_personal: 'password' },
    onBusy: nothing,
    words: { isOurs: true },
    onSubmit: async ({ password }) => {
      const accepted = { token, invited, password, isAgain: unanswered.current === password };
      try {
        await acceptInvitation(accepted);
      } catch (error) {
        if (!isRefusal(error)) unanswered.current = password;
        setEnded(errorCode(error) === 'invitation_ended');
        throw error;
      }
    },
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
      <FormFrame form={form} submitLabel={text.submit} foot={hasEnded && <EndedWays />}>
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
