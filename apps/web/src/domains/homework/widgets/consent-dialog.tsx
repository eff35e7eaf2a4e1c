import {
  agreeToRecording,
  getHomework,
  type RecordingConsent,
} from '@institute/contract/homework/my-homework';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalWords } from '../../../forms/submit-error.ts';
import { useAct } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/input.tsx';
import { agreedKey } from '../agreed.ts';
import { text as words } from '../text.ts';

interface ConsentDialogProps {
  consent: RecordingConsent;
  onAgreed: () => void;
  onClose: () => void;
}

/** Says, before a first recording, who can hear it and for how long; one press agrees, for oneself or for a child. */
export function ConsentDialog({ consent, onAgreed, onClose }: ConsentDialogProps) {
  const [isForChild, setForChild] = useState(false);
  const [guardian, setGuardian] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const client = useQueryClient();
  const act = useAct(agreeToRecording, {
    refreshes: [getHomework],
    onSuccess: (agreed) => client.setQueryData<RecordingConsent>(agreedKey, agreed),
  });
  const agree = () => {
    setFailure(null);
    if (isForChild && guardian.trim() === '') return setMissing(true);
    act.mutate(
      { guardianName: isForChild ? guardian.trim() : '' },
      {
        onSuccess: onAgreed,
        onError: (error) => setFailure(refusalWords(error, words.notSent)),
      },
    );
  };
  return (
    <Dialog
      open
      size="sm"
      title={words.consentTitle}
      onClose={onClose}
      busy={act.isPending}
      notice={
        failure && (
          <p role="alert" className="font-medium text-bad text-sm">
            {failure}
          </p>
        )
      }
      footer={
        <>
          <Button variant="secondary" disabled={act.isPending} onClick={onClose}>
            {words.notYet}
          </Button>
          <Button busy={act.isPending} busyLabel={words.agreeing} onClick={agree}>
            {words.agree}
          </Button>
        </>
      }
    >
      <p>{words.consent(consent.months)}</p>
      <CheckboxField
        label={words.forChild}
        checked={isForChild}
        onChange={({ target }) => setForChild(target.checked)}
        className="mt-2"
      />
      {isForChild && (
        <TextField
          label={words.guardian}
          value={guardian}
          error={isMissing && guardian.trim() === '' ? words.guardianMissing : undefined}
          onChange={({ target }) => setGuardian(target.value)}
          maxLength={100}
          dir="auto"
          autoComplete="name"
        />
      )}
    </Dialog>
  );
}
