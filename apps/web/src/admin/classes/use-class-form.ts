import { type ClassField, classFields } from '@institute/contract/classes/class-form';
import type { Class } from '@institute/contract/classes/classes';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useAddClass, useUpdateClass } from '../../domains/classes/changes-api.ts';
import {
  type ClassForm,
  type ClassPart,
  classFormOf,
  classParts,
  classSchemaOf,
  classShape,
  newClassForm,
  type ShownClass,
  shownOf,
} from '../../domains/classes/form-model.ts';
import { fetchClass, fetchPrerequisite } from '../../domains/classes/managed-api.ts';
import { type Conflict, useConflict } from '../../forms/use-conflict.ts';
import type { Opened } from '../../forms/use-draft.ts';
import { type Attempt, type KeptForm, useKeptForm } from '../../forms/use-kept-form.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

interface Options {
  /** The class to change; null for a new one. */
  item: Class | null;
  /** The class that has to come first; null for none. */
  prerequisite: Class | null;
  timeZone: string;
  /** Saved; `id` is that of the class. */
  onSaved: (id: number) => void;
}

/** A class that is new was not shown yet. */
type State = ShownClass | null;

export interface ClassEditor {
  form: KeptForm<ClassForm, State>;
  conflict: Conflict<ClassForm, ClassPart> | null;
}

const schema = classSchemaOf(text);
const names = Object.keys(classFields) as ClassField[];
const shownShape = z.object(
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<
    ClassField,
    z.ZodMiniString
  >,
);

/** The class form: what is typed and kept on the device, what is wrong with it, and saving it. */
export function useClassForm(options: Options): ClassEditor {
  const { item, prerequisite, timeZone, onSaved } = options;
  const openedOf = (one: Class, first: Class | null): Opened<ClassForm, State> => ({
    values: classFormOf(one, first, timeZone),
    state: shownOf(one),
  });
  const [present] = useState(() =>
    item ? openedOf(item, prerequisite) : { values: newClassForm, state: null },
  );
  const add = useAdding(timeZone);
  const update = useUpdateClass();
  const { conflict, save } = useConflict<ClassForm, State, ClassPart>({
    parts: classParts,
    changedCode: 'class_changed',
    fetchTheirs: async () => {
      const theirs = await fetchClass(item?.id ?? 0);
      return openedOf(theirs, await fetchPrerequisite(theirs));
    },
  });

  const form = useKeptForm<ClassForm, State>({
    schema,
    kind: 'class',
    place: String(item?.id ?? 'new'),
    shape: { values: classShape, state: z.nullable(shownShape) },
    present,
    fieldOfCode: { own_prerequisite: 'prerequisiteId', slug_taken: 'slug' },
    words: { refused: item ? text.updateFailed : text.addFailed, broken: text.broken },
    onSubmit: async (values, attempt) => {
      const id = item ? await change(item.id, values, attempt) : await add(values, attempt);
      if (id === null) return false;
      toast.success(item ? text.updated : text.added);
      onSaved(id);
      return true;
    },
  });
  /** Gives the id of the class; null where the administrator has to decide first. */
  const change = async (id: number, values: ClassForm, { opened }: Attempt<ClassForm, State>) => {
    const isSaved = await save(form, values, opened, async (mine, { state }) => {
      await update.mutateAsync({ id, form: mine, timeZone, shown: state });
    });
    return isSaved ? id : null;
  };

  return { form, conflict };
}

/**
 * Adds a class and gives its id. A request whose answer was lost may have added it already; the same
 * key then gives that class, and what the form says now is saved on top of it.
 */
function useAdding(timeZone: string) {
  const add = useAddClass();
  const update = useUpdateClass();
  return async (form: ClassForm, { request }: Attempt<ClassForm, State>): Promise<number> => {
    const { id } = await add.mutateAsync({ form, timeZone, key: request.key });
    if (request.isUnanswered) await update.mutateAsync({ id, form, timeZone, shown: null });
    return id;
  };
}
