import type { Challenge } from '@institute/contract/auth/second-factor';
import { typedText } from '@institute/contract/fields';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../../forms/use-form.ts';
import { errorCode, errorMessage } from '../../../platform/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { TextField } from '../../../ui/input.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { askPasskey, knowsPasskeys } from '../passkey.ts';
import { proveText as text } from '../prove-text.ts';
import type { Proof } from '../second-factor-model.ts';

interface ProveFormProps {
  challenge: Challenge;
  /** Takes the proof; what it throws is put into words. */
  onProve: (proof: Proof) => Promise<void>;
  /** A proof was refused: what passkeys are asked has been used up. */
  onRefused: () => void;
  onBusy: (busy: boolean) => void;
}

/** What is typed: a password, a code of the authenticator, or a recovery code. */
type Way = 'password' | 'authenticator' | 'recovery';

/** Proves that it is oneself, by a passkey or by what one types. */
export function ProveForm(props: ProveFormProps) {
  const { methods } = props.challenge;
  const [isRecovering, setRecovering] = useState(false);
  const hasPasskey = methods.includes('passkey') && knowsPasskeys();
  const first = (['password', 'authenticator'] as const).find((way) => methods.includes(way));
  const way: Way | undefined = isRecovering ? 'recovery' : first;
  return (
    <div className="flex flex-col gap-4">
      {hasPasskey && <PasskeyButton {...props} />}
      {hasPasskey && way && <p className="text-center text-muted text-sm">{text.or}</p>}
      {way && <TypedProof key={way} way={way} {...props} hasFocus={!hasPasskey || isRecovering} />}
      {methods.includes('recovery') && (!isRecovering || first) && (
        <Button variant="ghost" size="sm" data-toggle onClick={() => setRecovering(!isRecovering)}>
          {isRecovering ? text.useCode : text.useRecovery}
        </Button>
      )}
    </div>
  );
}

function PasskeyButton({ challenge, onProve, onRefused, onBusy }: ProveFormProps) {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const prove = async () => {
    setRunning(true);
    setFailure(null);
    onBusy(true);
    try {
      await onProve({ passkey: await askPasskey(challenge.options) });
    } catch (error) {
      setFailure(errorMessage(error));
      if (errorCode(error) !== 'passkey_stopped') onRefused();
    } finally {
      setRunning(false);
      onBusy(false);
    }
  };
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="flex flex-col gap-2">
      <Button
        ref={button}
        size="lg"
        icon={<KeyRound size={20} aria-hidden="true" />}
        busy={isRunning}
        onClick={() => void prove()}
      >
        {text.usePasskey}
      </Button>
      <p className="text-muted text-sm">{text.passkeyHint}</p>
      <FormAlert message={failure} />
    </div>
  );
}

const schema = z.object({ typed: typedText().check(z.minLength(1, text.needed)) });

function TypedProof({
  way,
  hasFocus,
  onProve,
  onBusy,
}: ProveFormProps & { way: Way; hasFocus: boolean }) {
  const form = useForm({
    schema: way === 'password' ? passwordSchema : schema,
    defaultValues: { typed: '' },
    fieldOfCode: {
      second_factor_wrong: 'typed',
      current_password_wrong: 'typed',
      current_password_needed: 'typed',
    },
    onSubmit: async ({ typed }) => {
      onBusy(true);
      try {
        await onProve(way === 'password' ? { password: typed } : { code: typed });
      } finally {
        onBusy(false);
      }
    },
  });
  const field = form.field('typed');
  const { ref } = form.props;
  useEffect(() => {
    if (hasFocus) ref.current?.querySelector<HTMLElement>('[name="typed"]')?.focus();
  }, [hasFocus, ref]);
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {way === 'password' ? (
        <PasswordField label={text.password} autoComplete="current-password" {...field} />
      ) : way === 'authenticator' ? (
        <TextField
          label={text.code}
          hint={text.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={24}
          dir="ltr"
          className="figures tracking-[0.3em]"
          {...field}
        />
      ) : (
        <TextField
          label={text.recovery}
          hint={text.recoveryHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          className="figures"
          {...field}
        />
      )}
      <FormAlert message={form.failure} />
      <Button type="submit" size="lg" busy={form.isRunning}>
        {text.proceed}
      </Button>
    </form>
  );
}

/** Passwords are never trimmed. */
const passwordSchema = z.object({ typed: z.string().check(z.minLength(1, text.needed)) });
