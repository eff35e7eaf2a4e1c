import type { RecordingConsent } from '@institute/contract/homework/my-homework';
import { MOST_LETTER_SECONDS } from '@institute/contract/letters/letters';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useIsAgreed } from '../../homework/agreed.ts';
import { ConsentDialog } from '../../homework/widgets/consent-dialog.tsx';
import { SendingState } from '../../homework/widgets/sending-state.tsx';
import { VoiceField } from '../../homework/widgets/voice-field.tsx';
import { VOICE } from '../send-voice.ts';
import { composerText as words } from '../text.ts';
import type { LetterBeingWritten } from '../use-letter.ts';

interface LetterVoiceProps {
  letter: LetterBeingWritten;
  consent: RecordingConsent | null;
}

/** Where a letter is spoken, and how it stands with what was said until the server has it. */
export function LetterVoice({ letter, consent }: LetterVoiceProps) {
  const { kept, voice, isSending, isKept } = letter;
  const isAgreed = useIsAgreed(consent);
  const [asks, setAsks] = useState(false);
  const [begins, setBegins] = useState<string | null>(null);
  return (
    <>
      <VoiceField
        voices={{
          ...{ draft: { kept, isSending }, isAgreed, begins },
          maxSeconds: MOST_LETTER_SECONDS,
          ask: () => setAsks(true),
        }}
        place={VOICE}
        label={words.record}
        name={words.voice}
      />
      {voice && (
        <div role="status" className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <SendingState {...{ isKept, isSending }} share={kept.share} kept={words.voiceKept} />
          {isSending && (
            <Button type="button" variant="ghost" size="sm" onClick={() => void kept.stop()}>
              {words.notYet}
            </Button>
          )}
        </div>
      )}
      {asks && consent && (
        <ConsentDialog
          consent={consent}
          onAgreed={() => {
            setBegins(VOICE);
            setAsks(false);
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
