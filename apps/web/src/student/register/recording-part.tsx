import { dictionary, formatNumber } from '@institute/contract/language';
import {
  MAX_RECORDING_BYTES,
  type RecordingProblem,
  removeRecording,
} from '@institute/contract/meetings/recordings';
import { getRegister } from '@institute/contract/meetings/registers';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import {
  holdRecording,
  sendRecording,
  stopRecording,
  useRecordingUploads,
} from '../../domains/meetings/recording-uploads.ts';
import { soundText } from '../../domains/meetings/widgets/recording/heard-again.tsx';
import { RecordingPlayer } from '../../domains/meetings/widgets/recording/recording-player.tsx';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { useAct, useRefresh } from '../../platform/answers.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { sizeText } from '../../ui/byte-size.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { UploadRow } from '../../ui/upload/upload-row.tsx';
import type { Register } from './register-data.ts';

/** Its words come with it. */
const text = dictionary('student/register/recording', {
  title: 'Recording',
  send: 'Upload the recording',
  another: 'Upload another',
  takesFilms: (size: string, hours: string) =>
    `Video or sound, at most ${size} and ${hours} hours. Your students hear its sound alone, and are told once.`,
  takesSounds: (size: string) =>
    `Sound, at most ${size}: MP3, M4A, Ogg or WAV. This server takes no video. Your students are told once.`,
  making: 'The sound is being made. Your students can hear it in a few minutes.',
  before: 'Until then they hear the one before.',
  heard: 'Your students hear it in the class, under “Heard again”.',
  name: 'Recording of this meeting',
  tooLarge: (size: string) =>
    `This file is larger than ${size}. Save the sound alone, or the video smaller, and send that.`,
  failed: 'The recording could not be sent. Choose the same file again: what has arrived stays.',
  problems: {
    silent:
      'There is no sound in what you sent. Check that the program recorded it, and send another file.',
    unreadable:
      'What you sent could not be read to its end. Save it anew, as MP4 or M4A, and send that.',
    long: (hours: string) => `It is longer than ${hours} hours. Send it in part.`,
    failed: 'The sound could not be made on our side. Please send the recording again.',
  },
  remove: 'Remove',
  removeTitle: 'Remove the recording?',
  removeDetail: 'Your students cannot hear this meeting any more.',
  removing: 'Removing…',
  removed: 'The recording is removed.',
  refused: 'That could not be done.',
});

const MOST = sizeText(MAX_RECORDING_BYTES);
const HOURS = formatNumber(4);
const problemWords = (problem: RecordingProblem) =>
  problem === 'long' ? text.problems.long(HOURS) : text.problems[problem];

/** The recording of a meeting: sent by one press, heard here as its students hear it, and removed. */
export function RecordingPart({ register }: { register: Register }) {
  const { id, recording, takesFilms } = register;
  const client = useQueryClient();
  const refresh = useRefresh();
  const upload = useRecordingUploads((uploads) => uploads[id]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const progress = upload?.progress ?? null;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (!file) return;
    const isTooLarge = file.size > MAX_RECORDING_BYTES;
    setRefusal(isTooLarge ? text.tooLarge(MOST) : null);
    if (!isTooLarge) void sendRecording(client, id, file, text.failed);
  };
  const problem = recording?.problem ? problemWords(recording.problem) : null;
  const wrong = refusal ?? upload?.failure ?? (progress ? null : problem);
  const sound = recording?.sound ?? null;
  return (
    <Card aria-labelledby="recording" className="flex flex-col gap-3">
      <h2 id="recording" className="text-lg">
        {text.title}
      </h2>
      {sound && (
        <div className="flex flex-col gap-2">
          <p className="text-sm">
            {recording?.isMaking ? text.before : text.heard}{' '}
            <span className="figures text-muted">{soundText(sound)}</span>
          </p>
          <RecordingPlayer
            key={sound.path.split('?')[0]}
            sound={sound}
            name={text.name}
            onReload={() => refresh(getRegister)}
          />
        </div>
      )}
      {recording?.isMaking && (
        <p role="status" className="rounded-field bg-info-soft px-3 py-2 text-info">
          {text.making}
        </p>
      )}
      <div role="alert">{wrong && <p className="font-medium text-bad text-sm">{wrong}</p>}</div>
      {progress ? (
        <UploadRow
          progress={progress}
          isFile
          onHold={(isPaused) => holdRecording(id, isPaused)}
          onCancel={() => stopRecording(id)}
        />
      ) : (
        <>
          <div className="flex flex-wrap gap-2">
            <label
              className={cx(
                buttonClass('secondary'),
                'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-primary',
              )}
            >
              <input
                type="file"
                accept={takesFilms ? 'video/*,audio/*' : 'audio/*'}
                onChange={choose}
                className="sr-only"
              />
              <Upload size={18} />
              {recording ? text.another : text.send}
            </label>
            {recording && <Remove meetingId={id} />}
          </div>
          <p className="text-muted text-sm">
            {takesFilms ? text.takesFilms(MOST, HOURS) : text.takesSounds(MOST)}
          </p>
        </>
      )}
    </Card>
  );
}

function Remove({ meetingId }: { meetingId: number }) {
  const [asks, setAsks] = useState(false);
  const remove = useAct(removeRecording, { refreshes: [getRegister] });
  const onConfirm = async () => {
    try {
      await remove.mutateAsync({ meetingId });
      setAsks(false);
      toast.success(text.removed);
    } catch (error) {
      toast.error(refusalWords(error, text.refused, brokenWords(error)));
    }
  };
  return (
    <>
      <Button variant="ghost" icon={<Trash2 size={18} />} onClick={() => setAsks(true)}>
        {text.remove}
      </Button>
      <ConfirmDialog
        open={asks}
        title={text.removeTitle}
        confirmLabel={text.remove}
        busyLabel={text.removing}
        busy={remove.isPending}
        tone="danger"
        onConfirm={() => void onConfirm()}
        onClose={() => setAsks(false)}
      >
        <p>{text.removeDetail}</p>
      </ConfirmDialog>
    </>
  );
}
