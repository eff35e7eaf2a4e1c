import type { DataOf } from '@institute/contract/call';
import { getClassRegisters } from '@institute/contract/meetings/office-registers';
import {
  getRegister,
  getTaughtMeetings,
  markRegister,
  reportMeeting,
} from '@institute/contract/meetings/registers';
import { useEffect, useRef, useState } from 'react';
import { text as meetingText } from '../../domains/meetings/text.ts';
import { draftStore } from '../../forms/draft.ts';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { ApiError, errorCode } from '../../platform/api-error.ts';
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
  const [isSaved, setSaved] = useState(false);
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
        ...(sent.shown[studentId] && { shown: sent.shown[studentId] }),
      }));
      const { others } =
        marks.length > 0 ? await mark.mutateAsync({ meetingId: id, marks }) : { others: [] };
      const { taught, homework, lessonId, shownTaught, shownHomework } = sent;
      if (isReported(sent)) {
        await report.mutateAsync({
          meetingId: id,
          ...(taught !== null && { taught }),
          ...(homework !== null && { homework }),
          ...(lessonId !== null && { lessonId }),
          ...(taught !== null && shownTaught !== null && { shownTaught }),
          ...(homework !== null && shownHomework !== null && { shownHomework }),
        });
      }
      const left = unsentOf(latest.current, sent);
      setRestored(false);
      if (others.length === 0) {
        change(left);
        setSaved(true);
        toast.success(text.saved);
      } else {
        // Theirs stands until it was seen; the same press again writes over it.
        change(withOthers(left, sent, others));
        setFailure(text.saidMeanwhile(wordsOf(others, students)));
      }
    } catch (error) {
      const isLost = error instanceof ApiError && error.isNetwork;
      // What somebody else has written was told: the same press again writes over it.
      const isTold = errorCode(error) === 'report_changed';
      const told = isTold ? { shownTaught: null, shownHomework: null } : {};
      change({ ...latest.current, ...told, isUnsent: isLost });
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
    ...{ draft, change, save: () => void send(), isSaving, isSaved, failure },
    isUnsent: isWaiting,
    isRestored: wasRestored && !isWaiting,
    startOver: () => {
      change(emptyDraft);
      setRestored(false);
      setFailure(null);
    },
  };
}

type Other = DataOf<typeof markRegister>['others'][number];

/** What is left of a draft, with the presses that others have spoken after, and what they said. */
function withOthers(
  left: RegisterDraft,
  sent: RegisterDraft,
  others: readonly Other[],
): RegisterDraft {
  const pressed = others.flatMap(({ studentId }) => {
    const state = sent.marks[studentId];
    return state ? [[studentId, state] as const] : [];
  });
  const seen = others.map(({ studentId, state }) => [studentId, state] as const);
  return {
    ...left,
    marks: { ...Object.fromEntries(pressed), ...left.marks },
    shown: { ...left.shown, ...Object.fromEntries(seen) },
  };
}

/** `Amina: Absent (Huda)` of each of whom somebody else has said another thing. */
const wordsOf = (others: readonly Other[], students: Register['students']) =>
  others
    .map(({ studentId, state, saidBy }) => {
      const name = students.find((row) => row.studentId === studentId)?.name ?? '';
      return text.saidOf(name, meetingText.presence[state], saidBy);
    })
    .join(', ');

/** What of a draft was pressed after another was sent. */
function unsentOf(now: RegisterDraft, sent: RegisterDraft): RegisterDraft {
  const left = <Value>(value: Value, was: Value) => (value === was ? null : value);
  const marks = Object.fromEntries(
    Object.entries(now.marks).filter(([id, state]) => sent.marks[id] !== state),
  );
  return {
    marks,
    // Of what was pressed meanwhile, what was sent before is what is said now.
    shown: Object.fromEntries(
      Object.keys(marks).flatMap((id) => {
        const shown = sent.marks[id] ?? now.shown[id];
        return shown ? [[id, shown] as const] : [];
      }),
    ),
    shownTaught: now.taught === sent.taught ? null : (sent.taught ?? now.shownTaught),
    shownHomework: now.homework === sent.homework ? null : (sent.homework ?? now.shownHomework),
    taught: left(now.taught, sent.taught),
    homework: left(now.homework, sent.homework),
    lessonId: left(now.lessonId, sent.lessonId),
    isUnsent: false,
  };
}
