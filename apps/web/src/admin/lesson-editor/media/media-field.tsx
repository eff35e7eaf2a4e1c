import type { MaterialKind } from '@institute/contract/lessons/managed-lessons';
import { Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { VoiceRecorder } from '../../../ui/voice/voice-recorder.tsx';
import { accepts, refusalOf } from '../material-kinds.ts';
import { useMediaPlace, useSendingTo } from './media-place.ts';
import { useMediaWork } from './media-work.ts';
import { dropWork, offerSoFar, offerTake, sendChosen, sendWork } from './send-media.ts';
import { mediaText as words } from './text.ts';
import { UploadedFile } from './uploaded-file.tsx';
import { WorkRow } from './work-row.tsx';

export interface MediaFieldProps {
  /** The place in the blocks. */
  slot: string;
  /** What it has to be; null where any kind will do. */
  kind: MaterialKind | null;
  /** The file that is there; '' for none. */
  value: string;
  error: string | undefined;
  onChange: (key: string) => void;
  /** Whether a recording is used as soon as it has ended; else it is heard first, and used by a press. */
  usesAtOnce?: boolean;
}

const everyKind = Object.values(accepts).join(',');

/** The file of a block: chosen or recorded, sent at once with its progress, replaced and removed. */
export function MediaField(props: MediaFieldProps) {
  const { slot, kind, value, error, onChange, usesAtOnce = false } = props;
  const work = useMediaWork(({ works }) => works[slot]);
  const sending = useSendingTo(onChange);
  const { lessonId } = useMediaPlace();
  const [refusal, setRefusal] = useState<string | null>(null);
  const errorId = useId();
  const wrong = refusal ?? error;
  const choose = (file: File) => {
    const found = kind && refusalOf(kind, file);
    setRefusal(found);
    if (!found) void sendChosen(slot, file, kind, sending);
  };
  return (
    <fieldset
      aria-describedby={wrong ? errorId : undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="sr-only">{words.choose[kind ?? 'any']}</legend>
      {value !== '' && !work && <UploadedFile key={value} fileKey={value} />}
      {work && (
        <WorkRow
          slot={slot}
          work={work}
          onSend={() => void sendWork(slot, sending)}
          onDrop={() => dropWork(slot)}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {work?.state !== 'sending' && (
          <>
            {kind === 'audio' && (
              <VoiceRecorder
                label={work || value !== '' ? words.recordAgain : words.record}
                onTake={(take) => {
                  offerTake(slot, take, lessonId);
                  if (usesAtOnce) void sendWork(slot, sending);
                }}
                onSoFar={(take) => offerSoFar(slot, take, lessonId)}
              />
            )}
            <FileButton
              kind={kind}
              label={value === '' ? words.choose[kind ?? 'any'] : words.replace}
              onFile={choose}
            />
          </>
        )}
        {value !== '' && !work && (
          <Button variant="ghost" icon={<Trash2 size={18} />} onClick={() => onChange('')}>
            {words.remove}
          </Button>
        )}
      </div>
      {value === '' && !work && <p className="text-muted text-sm">{words.takes[kind ?? 'any']}</p>}
      <div role="alert" id={errorId}>
        {wrong && <p className="font-medium text-bad text-sm">{wrong}</p>}
      </div>
    </fieldset>
  );
}

interface FileButtonProps {
  kind: MaterialKind | null;
  label: string;
  onFile: (file: File) => void;
}

function FileButton({ kind, label, onFile }: FileButtonProps) {
  const onInput = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <label
      className={cx(
        buttonClass('secondary'),
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-primary',
      )}
    >
      <input
        type="file"
        accept={kind ? accepts[kind] : everyKind}
        onChange={onInput}
        className="sr-only"
      />
      <Upload size={18} />
      {label}
    </label>
  );
}
