import { ChoiceField } from './choice-field.tsx';
import { ClozeField } from './cloze-field.tsx';
import type { AskedFieldProps } from './field-props.ts';
import { MatchField } from './match-field.tsx';
import { OrderField } from './order-field.tsx';
import { PatternField } from './pattern-field.tsx';
import { TypedField } from './typed-field.tsx';

/** Where an exercise is answered, in practice and in an exam. */
export function AskedField({ asked, ...rest }: AskedFieldProps) {
  switch (asked.type) {
    case 'choice':
    case 'choices':
    case 'listen':
      return <ChoiceField asked={asked} {...rest} />;
    case 'typed':
    case 'dictation':
      return <TypedField asked={asked} {...rest} />;
    case 'cloze':
      return <ClozeField asked={asked} {...rest} />;
    case 'order':
      return <OrderField asked={asked} {...rest} />;
    case 'match':
      return <MatchField asked={asked} {...rest} />;
    case 'pattern':
      return <PatternField asked={asked} {...rest} />;
    default:
      // A type of a newer release; of this one each has its field.
      asked satisfies never;
      return null;
  }
}
