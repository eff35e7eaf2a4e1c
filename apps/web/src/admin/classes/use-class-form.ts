import { zodResolver } from '@hookform/resolvers/zod';
import type { Class } from '@institute/contract/classes';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUser } from '../../domains/people/use-user.ts';
import { errorCode, errorMessage } from '../../platform/api-error.ts';
import { toast } from '../../ui/toast.ts';
import { draftName, keepDraft, type Opened, readDraft } from './class-draft.ts';
import { type ClassValues, classSchema, newClass, shownOf } from './class-form.ts';
import { type ClassPart, withTheirs } from './class-merge.ts';
import { text } from './text.ts';
import { useClassSaving } from './use-class-saving.ts';
import { wordsOf } from './words-of.ts';

interface Options {
  /** The class to change; null for a new one. */
  item: Class | null;
  /** What the form shows of a class. */
  read: (item: Class) => ClassValues;
  timeZone: string;
  /** Saved; `id` is that of the class. */
  onSaved: (id: number) => void;
}

const same = (a: ClassValues, b: ClassValues) => JSON.stringify(a) === JSON.stringify(b);

/** The class form: what is typed and kept on the device, what is wrong with it, and saving it. */
export function useClassForm({ item, read, timeZone, onSaved }: Options) {
  const name = draftName(useUser()?.email ?? '', item?.id ?? null);
  const [present] = useState<Opened>(() =>
    item ? { values: read(item), shown: shownOf(item) } : { values: newClass, shown: null },
  );
  const [restored, setRestored] = useState(() => {
    const draft = readDraft(localStorage, name, newClass);
    return draft && !same(draft.values, present.values) ? draft : null;
  });
  const [opened, setOpened] = useState(restored?.opened ?? present);
  const [press] = useState(() =>
    restored
      ? { key: restored.key, isUnanswered: restored.isUnanswered }
      : { key: newKey(), isUnanswered: false },
  );
  const form = useForm<ClassValues, unknown, ClassValues>({
    resolver: zodResolver(classSchema, undefined, { raw: true }),
    defaultValues: restored?.values ?? present.values,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const isChanged = () => !same(form.getValues(), opened.values);

  const goOnWith = (values: ClassValues, now: Opened) => {
    setOpened(now);
    for (const field of Object.keys(values) as (keyof ClassValues)[]) {
      form.setValue(field, values[field]);
    }
  };
  const saving = useClassSaving({ item, timeZone, press, read, goOnWith });

  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      const values = form.getValues();
      const isKept = !same(values, opened.values);
      keepDraft(localStorage, name, isKept ? { ...press, values, opened } : null);
    });
    return unsubscribe;
  }, [form, name, opened, press]);

  const saveFrom = (from: Opened) =>
    form.handleSubmit(async (values) => {
      setFailure(null);
      try {
        const id = await saving.save(values, from);
        if (id === null) return;
        keepDraft(localStorage, name, null);
        toast.success(item ? text.updated : text.added);
        onSaved(id);
      } catch (error) {
        // Before anything is typed again: the key and what is known of it go with the draft.
        keepDraft(localStorage, name, { ...press, values, opened: from });
        if (errorCode(error) === 'own_prerequisite') {
          form.setError('prequisite_id', { message: errorMessage(error) }, { shouldFocus: true });
        } else setFailure(wordsOf(error, item ? text.updateFailed : text.addFailed));
      }
    });

  /** Saves mine, but for what was `taken` of theirs. */
  const decide = (taken: readonly ClassPart[]) => {
    if (!saving.conflict) return;
    const { merged, opened: theirs } = saving.conflict;
    saving.closeConflict();
    goOnWith(withTheirs(merged.form, theirs.values, taken), theirs);
    void saveFrom(theirs)();
  };
  const startOver = () => {
    keepDraft(localStorage, name, null);
    setRestored(null);
    setFailure(null);
    setOpened(present);
    form.reset(present.values);
  };
  return {
    form,
    failure,
    submit: saveFrom(opened),
    conflict: saving.conflict,
    closeConflict: saving.closeConflict,
    decide,
    isChanged,
    wasRestored: restored !== null,
    startOver,
    forget: () => keepDraft(localStorage, name, null),
  };
}

/** Twenty letters and digits that nobody else draws. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}
