/** A payload value of a form call. Booleans and numbers are written as text, `null` as empty. */
export type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Blob
  | readonly FormValue[]
  | { readonly [key: string]: FormValue };

type Pair = [name: string, value: string | Blob];

/**
 * Flattens a payload to form fields with bracketed names: `{answer: {12: 'x'}}` gives
 * `answer[12]=x`, `{questions: [{option1: 'a'}]}` gives `questions[0][option1]=a`, and a list of
 * plain values `{student_ids: [3, 4]}` gives `student_ids[]` twice. Absent values are left out.
 */
export function formPairs(payload: Readonly<Record<string, unknown>>): Pair[] {
  return Object.entries(payload).flatMap(([name, value]) => pairsOf(name, value as FormValue));
}

function pairsOf(name: string, value: FormValue): Pair[] {
  if (value === undefined) return [];
  if (value === null) return [[name, '']];
  if (value instanceof Blob) return [[name, value]];
  if (Array.isArray(value)) {
    return value.flatMap((item: FormValue, index) =>
      pairsOf(isPlain(item) ? `${name}[]` : `${name}[${index}]`, item),
    );
  }
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inner]) => pairsOf(`${name}[${key}]`, inner));
  }
  return [[name, String(value)]];
}

function isPlain(value: FormValue): boolean {
  return value === null || typeof value !== 'object' || value instanceof Blob;
}

/** Form fields as a urlencoded body; files cannot be written this way and are refused. */
export function urlencoded(pairs: readonly Pair[]): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of pairs) {
    if (typeof value !== 'string') throw new TypeError(`${name} is a file: send it as multipart`);
    body.append(name, value);
  }
  return body;
}

/** Form fields as a multipart body. */
export function multipart(pairs: readonly Pair[]): FormData {
  const body = new FormData();
  for (const [name, value] of pairs) body.append(name, value);
  return body;
}
