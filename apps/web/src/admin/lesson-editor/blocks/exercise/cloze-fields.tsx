import type { ExerciseOf } from '@institute/contract/exercises/kinds';
import { RectangleEllipsis } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { TextareaField } from '../../../../ui/input.tsx';
import { exerciseFieldText as words } from '../text.ts';
import type { ExerciseFieldsProps } from './exercise-fields.ts';
import { piecesOf, typedOf } from './gaps.ts';
import { TypingFields } from './typed-fields.tsx';

/** A text with gaps, typed as one: what is left out stands in square brackets. */
export function ClozeFields(props: ExerciseFieldsProps<ExerciseOf<'cloze'>>) {
  const { exercise, errorOf, onChange } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = typedOf(exercise.pieces);
  const makeGap = () => {
    if (!field.current) return;
    const { selectionStart: from, selectionEnd: to } = field.current;
    const gap = typed.slice(from, to).replace(/[[\]]/g, '');
    onChange({ pieces: piecesOf(`${typed.slice(0, from)}[${gap}]${typed.slice(to)}`) });
    field.current.focus();
  };
  return (
    <>
      <TextareaField
        ref={field}
        label={words.pieces}
        hint={words.piecesHint}
        error={errorOf('pieces')}
        value={typed}
        onChange={({ target }) => onChange({ pieces: piecesOf(target.value) })}
        rows={3}
        className="leading-loose [field-sizing:content]"
        required
      />
      <Button
        size="sm"
        variant="secondary"
        icon={<RectangleEllipsis size={18} />}
        // What is selected in the text stays so.
        onMouseDown={(event) => event.preventDefault()}
        onClick={makeGap}
        className="self-start"
      >
        {words.makeGap}
      </Button>
      <TypingFields exercise={exercise} onChange={onChange} />
    </>
  );
}
