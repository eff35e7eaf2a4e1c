import type { ExerciseOf, ExerciseType } from '@institute/contract/exercises/kinds';
import {
  ArrowDownWideNarrow,
  Cable,
  CircleDot,
  Ear,
  Headphones,
  Keyboard,
  ListChecks,
  type LucideIcon,
  RectangleEllipsis,
  Scale,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { ClozeFields } from './cloze-fields.tsx';
import type { ExerciseFieldsProps } from './exercise-fields.ts';
import { NO_OPTION } from './exercise-options.ts';
import { HeardFields } from './heard-fields.tsx';
import { MatchFields } from './match-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { OrderFields } from './order-fields.tsx';
import { ScaleFields } from './scale-fields.tsx';
import { TypedFields } from './typed-fields.tsx';

/** What the fields of a kind get. */
export interface KindFieldsProps<Type extends ExerciseType = ExerciseType>
  extends ExerciseFieldsProps<ExerciseOf<Type>> {
  /** The place of a sound of this block. */
  slot: string;
}

/** How a kind of exercise is written by a teacher. */
interface EditedKind<Type extends ExerciseType> {
  icon: LucideIcon;
  /** One of which nothing is written yet. */
  empty: () => ExerciseOf<Type>;
  /** The fields of its own. */
  Fields: ComponentType<KindFieldsProps<Type>>;
}

const newTexts = { prompt: '', explanation: '' };
const newTyping = { strictness: 'letters', nearly: 50 } as const;

export const exerciseKinds: { readonly [Type in ExerciseType]: EditedKind<Type> } = {
  choice: {
    icon: CircleDot,
    empty: () => ({ ...newTexts, type: 'choice', options: ['', ''], answer: NO_OPTION }),
    Fields: OptionFields,
  },
  choices: {
    icon: ListChecks,
    empty: () => ({ ...newTexts, type: 'choices', options: ['', '', ''], answers: [] }),
    Fields: OptionFields,
  },
  typed: {
    icon: Keyboard,
    empty: () => ({ ...newTexts, type: 'typed', accepted: [], ...newTyping }),
    Fields: TypedFields,
  },
  cloze: {
    icon: RectangleEllipsis,
    empty: () => ({ ...newTexts, type: 'cloze', pieces: [], ...newTyping }),
    Fields: ClozeFields,
  },
  order: {
    icon: ArrowDownWideNarrow,
    empty: () => ({ ...newTexts, type: 'order', shown: 'words', items: [] }),
    Fields: OrderFields,
  },
  match: {
    icon: Cable,
    empty: () => ({
      ...{ ...newTexts, type: 'match' },
      pairs: [
        { left: '', right: '' },
        { left: '', right: '' },
      ],
    }),
    Fields: MatchFields,
  },
  dictation: {
    icon: Headphones,
    empty: () => ({ ...newTexts, type: 'dictation', sound: '', accepted: [], ...newTyping }),
    Fields: HeardFields,
  },
  listen: {
    icon: Ear,
    empty: () => ({
      ...{ ...newTexts, type: 'listen', sound: '' },
      ...{ options: ['', ''], answers: [], several: false },
    }),
    Fields: HeardFields,
  },
  pattern: {
    icon: Scale,
    empty: () => ({
      ...{ ...newTexts, type: 'pattern', asks: 'word', root: '', pattern: '' },
      ...{ accepted: [], ...newTyping },
    }),
    Fields: ScaleFields,
  },
};
