import { allCalls } from '@institute/contract';
import type { WireOf } from '@institute/contract/call';
import type { Session } from './api.ts';

/** What no field takes but one for words of a person; some ask for Arabic letters. */
const PROBE = '<img src=/x onerror=hit(0)> كتب';

/** As much of a schema as is looked at. */
interface Schema {
  _zod: { def: Definition };
  safeParse(value: unknown): { success: boolean };
}

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  options?: readonly Schema[];
  innerType?: Schema;
  element?: Schema;
  valueType?: Schema;
  in?: Schema;
  out?: Schema;
}

/** The fields of a call that take such words, by their names, with the schema of each. */
function* wordsIn(
  schema: Schema,
  name: string,
): Generator<readonly [name: string, schema: Schema]> {
  const definition = schema._zod.def;
  const { type, shape = {}, options = [], innerType, element, valueType } = definition;
  if (type === 'string' || type === 'pipe') {
    if (schema.safeParse(PROBE).success) yield [name, schema];
    // What is read out of a text that is refused may still be a list or an object.
    else for (const one of partsOf(schema)) yield* wordsIn(one, name);
    return;
  }
  for (const [key, one] of Object.entries(shape))
    yield* wordsIn(one, name ? `${name}.${key}` : key);
  for (const one of options) yield* wordsIn(one, name);
  if (innerType) yield* wordsIn(innerType, name);
  for (const one of [element, valueType]) if (one) yield* wordsIn(one, `${name}[]`);
}

/** The lists and objects on either side of a pipe. */
function partsOf(schema: Schema): Schema[] {
  const { type, in: from, out } = schema._zod.def;
  if (/^(?:object|array|record)$/.test(type)) return [schema];
  return [from, out].flatMap((one) => (one ? partsOf(one) : []));
}

/** Every field of the contract that takes words of a person: `addClass.about`. */
const wordFields: ReadonlyMap<string, Schema> = new Map(
  allCalls.flatMap((call) =>
    [...wordsIn(call.request as unknown as Schema, '')].map(
      ([name, schema]) => [`${call.name}.${name}`, schema] as const,
    ),
  ),
);

const nameOf = (field: string) => field.slice(field.lastIndexOf('.') + 1);

/** Fields by their names, or with their call, and the reason why none is written there. */
type LeftOut = Readonly<Record<string, string>>;

const LOOKED_UP = 'compared with what is kept, and not kept itself';
const SEEN = 'what its sender was shown, compared and not kept';
const SECRET_OF_PUSH = 'an address of a push service and its keys, or refused; shown to nobody';
const SECRET = 'kept as a hash, or compared with one';

/** The same fields of several calls. */
function ofCalls(calls: readonly string[], fields: LeftOut): LeftOut {
  return Object.fromEntries(
    calls.flatMap((call) =>
      Object.entries(fields).map(([field, reason]) => [`${call}.${field}`, reason]),
    ),
  );
}

/** The fields of words that hold no hostile text here. */
export const unwritten: LeftOut = {
  search: 'stands in the own address and field of who searches; some screens are opened with one',
  ...{ 'getClassList.category': LOOKED_UP, service: LOOKED_UP, 'getRootWords.root': LOOKED_UP },
  ...{ code: LOOKED_UP, refBy: LOOKED_UP, token: LOOKED_UP, 'downloadMyData.key': LOOKED_UP },
  ...{ 'recipients[]': LOOKED_UP, recipient_list: LOOKED_UP, student_email: LOOKED_UP },
  ...{ examRand: 'nothing reads it', 'undoMark.request_key': LOOKED_UP },
  'setReminderChoice.zone': 'a zone that the clocks know, or refused',
  ...ofCalls(['setPhonePush'], {
    ...{ endpoint: SECRET_OF_PUSH, p256dh: SECRET_OF_PUSH, auth: SECRET_OF_PUSH },
  }),
  ...{ 'before[]': SEEN, seen: SEEN, version: SEEN, shown_taught: SEEN, shown_homework: SEEN },
  levels: 'read as numbers alone',
  'saveClassLinks.shown': SEEN,
  ...{ password: SECRET, new_password: SECRET, current_password: SECRET },
  'editStudent.phonenumber': 'refused by the server, unless it stood there before',
  passkey: 'the answer of an authenticator, of which its key is kept',
  'finishPasskey.name': 'asks for an authenticator; its owner alone is shown it',
  'updateBankExercise.exercise': 'the exercise of addBankExercises, as a text of one',
  ...ofCalls(['addLesson', 'updateLesson'], {
    'more_draws[].topic': 'written by `addHostileLessons`, within the JSON text of the parts',
  }),
  'previewMail.message_style': 'nothing reads it',
  'sendReviews.exercises[].given[]':
    'stands behind a press in the figures of lessons that come after the exam, which bars its student',
  ...{ 'judgePlacement.round': LOOKED_UP, 'judgePlacement.answers[]': LOOKED_UP },
  ...{ 'acceptAnswer.answer': LOOKED_UP, 'takeBackAnswer.answer': LOOKED_UP },
  'assignCertificate.certificate_content': 'finds the template of that content',
  ...ofCalls(['checkRoster', 'importStudents'], {
    'rows[].email': 'kept as an e-mail alone',
    'rows[].phonenumber': 'kept as a number alone',
    'rows[].paid': 'read as an amount alone',
    'rows[].owed': 'read as an amount alone',
    ...{ 'rows[].class': LOOKED_UP, 'class_choices[].value': LOOKED_UP },
  }),
  ...{ 'importStudents.columns[].header': LOOKED_UP, 'readRoster.sheet': LOOKED_UP },
};

/** Takes note of the fields into which hostile texts were written. */
export class HostileFields {
  readonly #written = new Set<string>();

  /** The same session, of whose calls is taken note. */
  of(session: Session): Session {
    return {
      ...session,
      call: async (call, input, files): Promise<WireOf<typeof call>> => {
        const data = await session.call(call, input, files);
        this.note(call.name, input);
        return data;
      },
    };
  }

  note(name: string, value: unknown): void {
    if (typeof value === 'string' && /hit\(|hostile/.test(value)) this.#written.add(name);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, one] of Object.entries(value)) {
      this.note(/^\d+$/.test(key) ? `${name}[]` : `${name}.${key}`, one);
    }
  }

  /**
   * Whether it was written. A field that another call has too, as the form that makes a thing and the
   * one that changes it, is written once.
   */
  #isWritten(field: string): boolean {
    return [...this.#written].some(
      (other) => wordFields.get(other) === wordFields.get(field) && nameOf(other) === nameOf(field),
    );
  }

  /** The fields that hold none, but those left out. */
  without(leftOut: LeftOut): string[] {
    return [...wordFields.keys()].filter(
      (field) => !this.#isWritten(field) && !leftOut[field] && !leftOut[nameOf(field)],
    );
  }

  /** What is left out for nothing: there is no such field, or it was written. */
  needless(leftOut: LeftOut): string[] {
    return Object.keys(leftOut).filter((name) => {
      const fields = [...wordFields.keys()].filter((one) => one === name || nameOf(one) === name);
      return fields.every((field) => this.#isWritten(field));
    });
  }
}
