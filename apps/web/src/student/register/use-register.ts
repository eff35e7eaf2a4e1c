import {
  getClassRegisters,
  getRegister,
  getTaughtMeetings,
  markRegister,
  reportMeeting,
} from '@institute/contract/meetings/registers';
import { useEffect, useRef, useState } from 'react';
import { draftStore } from '../../forms/draft.ts';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { ApiError } from '../../platform/api-error.ts';
import { useSignInName } from '../../platform/auth-store.ts';
import { toast } from '../../ui/toast.ts';
import {
  emptyDraft,
  isEmpty,
  isReported,
  type Register,
  RegisterDraft,
  withoutSaved,
} from './register-data.ts';
import { text } from './text.ts';

/** How often it is tried again, as not every device tells when its line is back. */
const AGAIN_MS = 15_000;

const refreshes = [getRegister, getTaughtMeetings, getClassRegisters];

/**
 * What is pressed and typed into a register. It is kept on the device until it is saved; where Save found no line,
 * it is sent once that is back.
 */
export function useRegister(register: Register) {
  const { id, students } = register;
  const writer = useSignInName();
  const [store] = useState(() =>
    draftStore({ kind: 'register', writer, place: String(id), schema: RegisterDraft }),
  );
  const [kept, setKept] = useState(() => withoutSaved(store.read() ?? emptyDraft, register));
  const [wasRestored, setRestored] = useState(!isEmpty(kept));
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const mark = useAct(markRegister, { refreshes });
  const report = useAct(reportMeeting, { refreshes });
  const isSending = useRef(false);
  const latest = useRef(kept);
  // What others have said meanwhile may be what was pressed here.
  const draft = withoutSaved(kept, register);

  const change = (next: RegisterDraft) => {
    latest.current = next;
    setKept(next);
    store.keep(isEmpty(next) ? null : next);
  };

  const send = async () => {
    const sent = withoutSaved(latest.current, register);
    if (isSending.current || isEmpty(sent)) return;
    isSending.current = true;
    setSaving(true);
    setFailure(null);
    try {
      const notes = new Map(students.map(({ studentId, note }) => [studentId, note]));
      const marks = Object.entries(sent.marks).map(([studentId, state]) => ({
        ...{ student_id: studentId, state, note: notes.get(Number(studentId)) ?? '' },
      }));
      if (marks.length > 0) await mark.mutateAsync({ meetingId: id, marks });
      const { taught, homework, lessonId } = sent;
      if (isReported(sent)) {
        await report.mutateAsync({
          meetingId: id,
          ...(taught !== null && { taught }),
          ...(homework !== null && { homework }),
          ...(lessonId !== null && { lessonId }),
        });
      }
      change(unsentOf(latest.current, sent));
      setRestored(false);
      toast.success(text.saved);
    } catch (error) {
      const isLost = error instanceof ApiError && error.isNetwork;
      change({ ...latest.current, isUnsent: isLost });
      setFailure(isLost ? null : refusalWords(error, text.refused, brokenWords(error)));
    } finally {
      isSending.current = false;
      setSaving(false);
    }
  };

  const isWaiting = draft.isUnsent && !isEmpty(draft);
  const sendNow = useRef(send);
  sendNow.current = send;
  useEffect(() => {
    // What was left on the device is sent as soon as its page is open again.
    if (latest.current.isUnsent) void sendNow.current();
  }, []);
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => void sendNow.current();
    window.addEventListener('online', again);
    const timer = setInterval(again, AGAIN_MS);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [isWaiting]);

  return {
    ...{ draft, change, save: () => void send(), isSaving, failure },
    isUnsent: isWaiting,
    isRestored: wasRestored && !isWaiting,
    startOver: () => {
      change(emptyDraft);
      setRestored(false);
      setFailure(null);
    },
  };
}

/** What of a draft was pressed after another was sent. */
function unsentOf(now: RegisterDraft, sent: RegisterDraft): RegisterDraft {
  const left = <Value>(value: Value, was: Value) => (value === was ? null : value);
  return {
    marks: Object.fromEntries(
      Object.entries(now.marks).filter(([id, state]) => sent.marks[id] !== state),
    ),
    taught: left(now.taught, sent.taught),
    homework: left(now.homework, sent.homework),
    lessonId: left(now.lessonId, sent.lessonId),
    isUnsent: false,
  };
}
