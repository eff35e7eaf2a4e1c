import { passkeyName } from '@institute/contract/auth/second-factor';
import * as z from 'zod/mini';
import { knowsPasskeys } from '../../domains/auth/passkey.ts';
import { useAddPasskey } from '../../domains/auth/second-factor-api.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

interface AddPasskeyDialogProps {
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

const schema = z.object({ name: passkeyName });

/** Adds a passkey: its name, then whatever the device asks. */
export function AddPasskeyDialog({ onCodes, onClose }: AddPasskeyDialogProps) {
  const add = useAddPasskey();
  const form = useForm({
    schema,
    defaultValues: { name: '' },
    words: { refused: text.broken, isOurs: true },
    refuse: () => (knowsPasskeys() ? null : text.passkeys.unknown),
    onSubmit: async ({ name }) => {
      const { recoveryCodes } = await add.mutateAsync(name);
      toast.success(text.passkeys.done);
      onClose();
      onCodes(recoveryCodes);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.passkeys.add}
      busy={form.isRunning}
      size="sm"
      closeOnOutside={false}
    >
      <form {...form.props} className="flex flex-col gap-4">
        <TextField
          data-autofocus=""
          label={text.passkeys.name}
          hint={text.passkeys.nameHint}
          dir="auto"
          maxLength={60}
          autoComplete="off"
          {...form.field('name')}
        />
        <FormAlert message={form.failure} />
        <Button type="submit" busy={form.isRunning} busyLabel={text.passkeys.making}>
          {text.passkeys.make}
        </Button>
      </form>
    </Dialog>
  );
}
