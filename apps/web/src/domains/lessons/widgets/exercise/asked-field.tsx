import type { AskedFieldProps } from './field-props.ts';
import { viewOf } from './views.ts';

/** Where an exercise is answered, in practice and in an exam; nothing for a kind of a newer release. */
export function AskedField(props: AskedFieldProps) {
  const Field = viewOf(props.asked)?.Field;
  return Field ? <Field {...props} /> : null;
}
