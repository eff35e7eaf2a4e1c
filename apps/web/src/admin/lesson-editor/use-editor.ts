import { useEffect, useState } from 'react';
import { useUser } from '../../domains/people/use-user.ts';
import { draftName, keepDraft, type LessonDraft, readDraft } from './draft.ts';
import { isSameForm, type LessonForm, type QuestionForm } from './form.ts';
import { newKey } from './keys.ts';
import type { ChosenFile } from './material-kinds.ts';
import { restoredForm } from './restore.ts';

export interface Editor {
  form: LessonForm;
  change: (changes: Partial<LessonForm>) => void;
  changeQuestion: (id: string, changes: Partial<QuestionForm>) => void;
  /** Forgets a question that is saved no longer, or never was. */
  dropQuestion: (id: string) => void;
  file: ChosenFile | null;
  chooseFile: (file: ChosenFile | null) => void;
  /** Whether anything would be lost by leaving. */
  isDirty: boolean;
  /** Whether what was typed is kept on this device. */
  isKept: boolean;
  /** What was brought back from the device; null when nothing was. */
  restored: LessonDraft | null;
  /** Back to what is saved. */
  startOver: () => void;
  /** Forgets what is kept on the device: it is saved, or to be lost. */
  forget: () => void;
  /** Key of the presses of Save of this visit. */
  key: string;
  /** What is saved, as far as is known here. */
  saved: LessonForm;
  /** Goes on with `merged`, over what somebody else has saved meanwhile. */
  goOnWith: (merged: LessonForm, theirs: LessonForm) => void;
}

/**
 * What is typed into the editor, kept on this device as it is typed: a closed tab, a crash or an
 * ended session loses nothing but the choice of a file. `place` names it there.
 */
export function useEditor(base: LessonForm, place: string, isEditing: boolean): Editor {
  const email = useUser()?.email ?? '';
  const name = draftName(email, place);
  const [kept] = useState(() => {
    const draft = readDraft(localStorage, name);
    return draft && { ...draft, form: restoredForm(draft.form, base, isEditing) };
  });
  const [restored, setRestored] = useState(() =>
    kept && (kept.fileName !== '' || !isSameForm(kept.form, base)) ? kept : null,
  );
  const [form, setForm] = useState(kept?.form ?? base);
  const [saved, setSaved] = useState(base);
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [key] = useState(() => kept?.key ?? newKey());
  const [isKept, setKept] = useState(true);
  const [isOver, setOver] = useState(false);
  const isDirty = !isOver && (file !== null || !isSameForm(form, saved));
  const fileName = file?.file.name ?? restored?.fileName ?? '';

  useEffect(() => {
    if (isOver || email === '') return;
    const draft = isDirty ? { form, key, fileName, keptAt: Date.now() } : null;
    setKept(keepDraft(localStorage, name, draft));
  }, [form, key, fileName, isDirty, isOver, name, email]);

  const without = (id: string) => (now: LessonForm) => ({
    ...now,
    questions: now.questions.filter((question) => question.id !== id),
  });
  return {
    form,
    change: (changes) => setForm((now) => ({ ...now, ...changes })),
    changeQuestion: (id, changes) =>
      setForm((now) => ({
        ...now,
        questions: now.questions.map((one) => (one.id === id ? { ...one, ...changes } : one)),
      })),
    dropQuestion: (id) => {
      setForm(without(id));
      setSaved(without(id));
    },
    file,
    chooseFile: (chosen) => {
      setFile(chosen);
      setRestored((draft) => draft && { ...draft, fileName: '' });
    },
    isDirty,
    isKept,
    restored,
    startOver: () => {
      setForm(saved);
      setFile(null);
      setRestored(null);
    },
    forget: () => {
      setOver(true);
      keepDraft(localStorage, name, null);
    },
    key,
    saved,
    goOnWith: (merged, theirs) => {
      setForm(merged);
      setSaved(theirs);
    },
  };
}
