import {
  addRecording as addRecordingCall,
  getRecordings,
  removeRecording as removeRecordingCall,
} from '@institute/contract/meetings/recordings';
import { handle } from '../../handler.ts';
import { addRecording, removeRecording } from './keep-recording.ts';
import { heardMeetings, presentRecording } from './read-recordings.ts';
import { text } from './text.ts';

/** What teachers and students do about recordings of meetings. */
export const recordingHandlers = [
  handle(addRecordingCall, async (context, { meeting_id, upload, request_key }) => {
    const row = await addRecording(context, meeting_id, request_key ?? upload);
    return { data: presentRecording(context, row), message: text.recorded };
  }),

  handle(removeRecordingCall, async (context, { meeting_id }) => {
    await removeRecording(context, meeting_id);
    return { data: null, message: text.recordingRemoved };
  }),

  handle(getRecordings, async (context, { class_id }) => ({
    data: await heardMeetings(context, class_id),
  })),
];
