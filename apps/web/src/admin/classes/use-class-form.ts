import { zodResolver } from '@hookform/resolvers/zod';
import type { Class } from '@institute/contract/classes';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ClassInput, useAddClass, useUpdateClass } from '../../data/managed-classes.ts';
import { ApiError, errorCode, errorMessage } from '../../lib/api-error.ts';
import { useUser } from '../../lib/user.ts';
import { toast } from '../../ui/toast.ts';
import { type ClassDraft, draftName, keepDraft, readDraft } from './class-draft.ts';
import { type ClassValues, classSchema, inputOf } from './class-form.ts';
import { text } from './text.ts';
import { wordsOf } from './words-of.ts';

interface Options {
  /** The class to change; null for a new one. */
  item: Class | null;
  initial: ClassValues;
  timeZone: string;
  /** Saved; `id` is that of the class. */
  onSaved: (id: number) => void;
}

const same = (a: ClassValues, b: ClassValues) => JSON.stringify(a) === JSON.stringify(b);

/** The class form: what is typed and kept on the device, what is wrong with it, and saving it. */
export function useClassForm({ item, initial, timeZone, onSaved }: Options) {
  const name = draftName(useUser()?.email ?? '', item?.id ?? null);
  const [restored, setRestored] = useState(() => {
    const draft = readDraft(localStorage, name, initial);
    return draft && !same(draft.values, initial) ? draft : null;
  });
  const [press] = useState<Omit<ClassDraft, 'values'>>(() =>
    restored
      ? { key: restored.key, isUnanswered: restored.isUnanswered }
      : { key: newKey(), isUnanswered: false },
  );
  const form = useForm<ClassValues, unknown, ClassValues>({
    resolver: zodResolver(classSchema, undefined, { raw: true }),
    defaultValues: restored?.values ?? initial,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const save = useSave(item, press);
  const isChanged = () => !same(form.getValues(), initial);

  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      const values = form.getValues();
      keepDraft(localStorage, name, same(values, initial) ? null : { ...press, values });
    });
    return unsubscribe;
  }, [form, name, initial, press]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const id = await save(inputOf(values, item, timeZone));
      keepDraft(localStorage, name, null);
      toast.success(item ? text.updated : text.added);
      onSaved(id);
    } catch (error) {
      // Before anything is typed again: the key and what is known of it go with the draft.
      keepDraft(localStorage, name, { ...press, values });
      if (errorCode(error) === 'own_prerequisite') {
        form.setError('prequisite_id', { message: errorMessage(error) }, { shouldFocus: true });
      } else setFailure(wordsOf(error, item ? text.updateFailed : text.addFailed));
    }
  });

  const startOver = () => {
    keepDraft(localStorage, name, null);
    setRestored(null);
    setFailure(null);
    form.reset(initial);
  };
  const forget = () => keepDraft(localStorage, name, null);
  return { form, failure, submit, isChanged, wasRestored: restored !== null, startOver, forget };
}

/**
 * Saves and gives the id. A press whose answer was lost may have added the class already; the same
 * key then gives that class, and what the form says now is saved on top of it.
 */
function useSave(item: Class | null, press: Omit<ClassDraft, 'values'>) {
  const add = useAddClass();
  const update = useUpdateClass();
  return async (input: ClassInput): Promise<number> => {
    if (item) return (await update.mutateAsync({ id: item.id, input })).id;
    const wasUnanswered = press.isUnanswered;
    press.isUnanswered = true;
    try {
      const { id } = await add.mutateAsync({ input, key: press.key });
      if (wasUnanswered) await update.mutateAsync({ id, input });
      return id;
    } catch (error) {
      // A refusal says that this press has written nothing; of those before it, it says nothing.
      const isRefusal = error instanceof ApiError && !error.isNetwork && error.httpStatus < 500;
      press.isUnanswered = wasUnanswered || !isRefusal;
      throw error;
    }
  };
}

/** Twenty letters and digits that nobody else draws. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}
