import type { HandIn } from '@institute/contract/homework/hand-ins';
import { MAX_HAND_IN_TEXT, type RecordingConsent } from '@institute/contract/homework/my-homework';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { useRef, useState } from 'react';
import { ArabicKeyboard } from '../../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { TextareaField } from '../../../ui/input.tsx';
import { useIsAgreed } from '../agreed.ts';
import { placeOfLine, WHOLE } from '../given.ts';
import { text as words } from '../text.ts';
import type { HandInDraft } from '../use-hand-in.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { HandInEnd } from './hand-in-end.tsx';
import { PicturesField } from './pictures-field.tsx';
import { ReadingRows, type TaskFiles, Voice } from './reading-rows.tsx';
import { VoiceField, type Voices } from './voice-field.tsx';

interface HandInFormProps extends TaskFiles {
  task: HomeworkTask;
  draft: HandInDraft;
  consent: RecordingConsent;
  /** The attempt before this one, beside which a line is read again; null for none. */
  last: HandIn | null;
  onClose: (() => void) | null;
}

/** What is made for a homework: each line by itself or all in one, typed or photographed, and handed in at once. */
export function HandInForm({ task, draft, consent, last, onClose, ...files }: HandInFormProps) {
  const { ways, lines = [], seconds } = task;
  const [asks, setAsks] = useState<string | null>(null);
  const [begins, setBegins] = useState<string | null>(null);
  const hasVoice = ways.includes('voice');
  const voices: Voices = {
    ...{ draft, begins, maxSeconds: seconds, ask: setAsks },
    isAgreed: useIsAgreed(consent),
  };
  const takes = draft.kept.takes ?? [];
  const read = lines.filter(({ id }) => takes.some(({ place }) => place === placeOfLine(id)));
  return (
    <>
      {ways.length > 1 && (
        <p className="text-muted">
          {words.waysAnyOf(ways.map((way) => words.ways[way]).join(' · '))}
        </p>
      )}
      {lines.length > 0 && (
        <ReadingRows
          lines={lines}
          handIn={last}
          {...files}
          {...(hasVoice && {
            recorderOf: (line, place) => (
              <VoiceField
                voices={voices}
                place={placeOfLine(line.id)}
                label={words.recordLine(place)}
                name={words.mineOf(line.arabic)}
              />
            ),
          })}
        />
      )}
      {hasVoice && (
        <Voice name={lines.length > 0 ? words.wholeOrLines : words.mine}>
          <VoiceField voices={voices} place={WHOLE} label={words.record} name={words.myRecording} />
        </Voice>
      )}
      {ways.includes('text') && <Writing draft={draft} />}
      {ways.includes('picture') && <PicturesField draft={draft} />}
      <HandInEnd
        draft={draft}
        progress={
          read.length === 0 || read.length === lines.length
            ? null
            : last
              ? words.fewerLines(read.length, lines.length)
              : words.of(read.length, lines.length)
        }
        onClose={onClose}
      />
      {asks !== null && (
        <ConsentDialog
          consent={consent}
          onAgreed={() => {
            setBegins(asks);
            setAsks(null);
          }}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
}

function Writing({ draft: { text, write, isSending } }: { draft: HandInDraft }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isUsed, setUsed] = useState(false);
  return (
    <div className="flex flex-col gap-1">
      <TextareaField
        ref={field}
        label={words.writing}
        value={text}
        onChange={({ target }) => write(target.value)}
        readOnly={isSending}
        onFocus={() => setUsed(true)}
        rows={isUsed || text !== '' ? 5 : 1}
        maxLength={MAX_HAND_IN_TEXT}
        spellCheck={false}
        className="text-lg leading-loose"
      />
      <ArabicKeyboard field={field} />
    </div>
  );
}
