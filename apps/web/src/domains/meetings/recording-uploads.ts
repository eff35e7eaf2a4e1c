import { addRecording } from '@institute/contract/meetings/recordings';
import { getRegister } from '@institute/contract/meetings/registers';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { newRequestKey } from '../../forms/request-key.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { onSignOut } from '../../platform/auth-store.ts';
import { sendWithFile } from '../../platform/upload.ts';
import { UploadControl, type UploadProgress } from '../../platform/upload-control.ts';

/** A recording on its way, or why it did not arrive. */
interface RecordingUpload {
  progress: UploadProgress | null;
  failure: string | null;
}

/** Those of this page, by meeting: they go on while their teacher looks at other pages. */
export const useRecordingUploads = create<Readonly<Record<number, RecordingUpload>>>()(() => ({}));

const running = new Map<number, UploadControl>();
onSignOut(() => {
  running.clear();
  useRecordingUploads.setState({}, true);
});

const say = (meetingId: number, upload: RecordingUpload) =>
  useRecordingUploads.setState({ [meetingId]: upload });

/**
 * Sends the recording of a meeting, over a line that may be cut; another one of the same meeting takes its place.
 * `failed` is said where nobody knows why it did not arrive.
 */
export async function sendRecording(
  client: QueryClient,
  meetingId: number,
  file: File,
  failed: string,
): Promise<void> {
  running.get(meetingId)?.abort();
  const control = new UploadControl();
  running.set(meetingId, control);
  const isCurrent = () => running.get(meetingId) === control;
  const nothing = { sent: 0, total: file.size, state: 'sending', secondsLeft: null } as const;
  say(meetingId, { progress: nothing, failure: null });
  const requestKey = newRequestKey();
  try {
    await sendWithFile(
      {
        ...{ blob: file, name: `${meetingId} ${file.name}`, control },
        onProgress: (progress) => isCurrent() && say(meetingId, { progress, failure: null }),
      },
      (upload) =>
        callApi(addRecording, { meetingId, upload, requestKey }, { signal: control.signal }),
    );
    await refresh(client, [getRegister]);
    if (isCurrent()) say(meetingId, { progress: null, failure: null });
  } catch (error) {
    if (!isCurrent()) return;
    const failure = control.signal.aborted ? null : refusalWords(error, failed);
    say(meetingId, { progress: null, failure });
  } finally {
    if (isCurrent()) running.delete(meetingId);
  }
}

/** Stops a sending, and frees what has arrived of it. */
export const stopRecording = (meetingId: number) => running.get(meetingId)?.abort();

/** Lets a sending rest, or go on. */
export const holdRecording = (meetingId: number, isPaused: boolean) =>
  running.get(meetingId)?.hold(isPaused);
