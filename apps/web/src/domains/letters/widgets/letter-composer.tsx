import type { RecordingConsent } from '@institute/contract/homework/my-homework';
import { type Letter, MOST_LETTERS } from '@institute/contract/letters/letters';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { PictureField } from '../../../forms/picture-field.tsx';
import { ArabicKeyboard } from '../../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { TextareaField } from '../../../ui/input.tsx';
import { composerText as words } from '../text.ts';
import type { ConversationRef } from '../use-conversation.ts';
import { useLetter } from '../use-letter.ts';
import { LetterVoice } from './letter-voice.tsx';

/** How small a picture is made: handwriting stays readable. */
const letterPicture = { maxSide: 1280, quality: 0.7 };

interface LetterComposerProps {
  conversation: ConversationRef;
  isAnswer: boolean;
  /** What has to be agreed to before a voice is recorded; null for nothing. */
  consent: RecordingConsent | null;
  takesFocus?: boolean | undefined;
  onSent: (letter: Letter) => unknown;
}

/** Where a letter is written or spoken, with a picture if one likes. */
export function LetterComposer(props: LetterComposerProps) {
  const { conversation, isAnswer, consent, takesFocus, onSent } = props;
  const letter = useLetter(conversation, onSent);
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    letter.send();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSend && !event.nativeEvent.isComposing) event.currentTarget.form?.requestSubmit();
  };
  return (
    <div className="flex flex-col gap-2">
      <form id={form} onSubmit={onSubmit}>
        <TextareaField
          ref={field}
          label={isAnswer ? words.yourAnswer : words.yourLetter}
          value={letter.text}
          onChange={(event) => letter.change({ text: event.target.value })}
          onKeyDown={onKeyDown}
          maxLength={MOST_LETTERS}
          rows={3}
          className="max-h-60 min-h-24 leading-loose [field-sizing:content]"
        />
      </form>
      <FormAlert message={letter.failure} />
      <FormAlert message={letter.isKept || letter.voice ? null : words.notKept} />
      <LetterVoice letter={letter} consent={consent} />
      <div className="flex flex-wrap items-start justify-between gap-2">
        <ArabicKeyboard field={field} />
        <div className="flex flex-wrap items-start justify-end gap-2">
          <PictureField
            image={letter.picture}
            size={letterPicture}
            words={words}
            hint={words.imageHint}
            error={undefined}
            onImage={(picture) => letter.change({ picture })}
            onRemove={() => letter.change({ picture: '' })}
          />
          <Button
            type="submit"
            form={form}
            busy={letter.isSending}
            busyLabel={words.sending}
            disabled={letter.isEmpty}
          >
            {words.send}
          </Button>
        </div>
      </div>
    </div>
  );
}
