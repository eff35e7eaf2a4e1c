import type { DataOf } from '@institute/contract/call';
import {
  getPhonePush,
  removePhonePush,
  setPhonePush,
} from '@institute/contract/messages/phone-push';
import { useEffect, useState } from 'react';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { ApiError, errorMessage } from '../../platform/api-error.ts';
import {
  askPhone,
  nameThisPhone,
  type PhoneState,
  readPhone,
  silencePhone,
} from '../../platform/pwa/phone-push.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SavedCheckbox } from '../../ui/saved-checkbox.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { text as profileText } from './text.ts';

const text = profileText.reminders.phone;

/** Whether what comes in the app rings on this device too. */
export function PhoneReminders() {
  const known = useAnswer(getPhonePush, {}, { staleTime: 0 });
  if (known.data) return <Phone {...known.data} />;
  if (known.isError) return <ErrorState title={text.failed} query={known} />;
  return (
    <Loading label={text.loading}>
      <Skeleton className="h-16" />
    </Loading>
  );
}

function Phone({ publicKey, name }: DataOf<typeof getPhonePush>) {
  const ring = useAct(setPhonePush, { refreshes: [getPhonePush] });
  const silence = useAct(removePhonePush, { refreshes: [getPhonePush] });
  const [state, setState] = useState<PhoneState>('off');
  useEffect(() => {
    void readPhone(name).then(setState, () => setState('unsupported'));
  }, [name]);
  const switchOn = async () => {
    const keys = await askPhone(publicKey);
    if (!keys) return '';
    const given = await ring.mutateAsync(keys);
    await nameThisPhone(given.name);
    return given.name;
  };
  const switchOff = async () => {
    await silence.mutateAsync({});
    await silencePhone();
    return '';
  };
  const save = async (isOn: boolean) => {
    try {
      setState(await readPhone(isOn ? await switchOn() : await switchOff()));
    } catch (error) {
      toast.error(
        error instanceof ApiError ? `${text.notSaved} ${errorMessage(error)}` : text.away,
      );
    }
  };
  return (
    <SavedCheckbox
      label={text.label}
      hint={text.hints[state]}
      checked={state === 'on'}
      disabled={state === 'unsupported' || state === 'blocked'}
      onSave={save}
    />
  );
}
