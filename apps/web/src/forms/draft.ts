import * as z from 'zod/mini';
import { DRAFT_PREFIX, personNow } from '../platform/auth-store.ts';
import { deviceStorage } from '../platform/storage.ts';

/** What a person was writing, kept on this device until it is saved. */
export interface DraftStore<Draft> {
  /** The draft, null when there is none of the present shape. */
  read: () => Draft | null;
  /** Keeps a draft, or with null forgets it; false where the browser keeps nothing. */
  keep: (draft: Draft | null) => boolean;
}

interface DraftStoreOptions<Draft> {
  /** What is written: `class`, `lesson`, `settings`, `message`, `comment`, `exam`. */
  kind: string;
  /** The writer: a draft is shown to no other person, and kept only while they are signed in. */
  writer: string;
  /** Which one of its kind, such as the id of a class; absent where there is one alone. */
  place?: string;
  /** The present shape: what was kept in another one is not read. */
  schema: z.ZodMiniType<Draft>;
  /** What to keep of a draft that finds no room. */
  smaller?: (draft: Draft) => Draft;
}

/** The shape of a form that is texts alone, whatever is wrong with them. */
export const shapeOfTexts = <Form extends object>(names: readonly (keyof Form & string)[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.string()])),
  ) as z.ZodMiniType as z.ZodMiniType<Form>;

/**
 * Where one draft is kept: `draft:{kind}:{writer}:{place}`. A session that ends leaves it on the
 * device, the person's own logout does not (see platform/auth-store.ts).
 */
export function draftStore<Draft>(options: DraftStoreOptions<Draft>): DraftStore<Draft> {
  const { writer, schema, smaller } = options;
  const name = draftName(options);
  return {
    read: () => {
      try {
        const kept = z.safeParse(schema, JSON.parse(deviceStorage.getItem(name) ?? 'null'));
        return kept.success ? kept.data : null;
      } catch {
        return null;
      }
    },
    keep: (draft) => {
      // A person who has signed out leaves nothing behind on a device that may be shared.
      if (writer === '' || personNow() !== writer) return false;
      if (draft === null) return write(name, null);
      return write(name, draft) || (smaller !== undefined && write(name, smaller(draft)));
    },
  };
}

/** The places of all drafts of one kind that a person has on this device. */
export function draftPlaces(kind: string, writer: string): string[] {
  const prefix = draftName({ kind, writer, place: '' });
  return deviceStorage
    .names()
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}

function draftName({ kind, writer, place }: { kind: string; writer: string; place?: string }) {
  return `${DRAFT_PREFIX}${kind}:${writer}${place === undefined ? '' : `:${place}`}`;
}

function write(name: string, draft: unknown): boolean {
  // Without room, or storage, the form itself still holds what was typed.
  if (draft !== null) return deviceStorage.setItem(name, JSON.stringify(draft));
  deviceStorage.removeItem(name);
  return true;
}
