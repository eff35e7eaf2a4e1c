import { rootLetters } from '@institute/contract/arabic/root-letters';
import { isolated } from '@institute/contract/arabic/two-scripts';
import type { ExerciseOf } from '@institute/contract/exercises/kinds';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { TextareaField, TextField } from '../../../../ui/input.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import type { ExerciseFieldsProps } from './exercise-fields.ts';
import { heardText as words } from './heard-text.ts';
import { changedScale, proposed } from './scale.ts';
import { linesOf, TypingFields } from './typed-fields.tsx';

const askses = (['word', 'root'] as const).map((value) => ({
  value,
  label: words.askses[value],
}));
const arabic = { dir: 'rtl', lang: 'ar', autoComplete: 'off', className: 'text-xl!' } as const;

/** A root, a pattern, and the word that they make, which can be corrected. */
export function ScaleFields(props: ExerciseFieldsProps<ExerciseOf<'pattern'>>) {
  const { exercise, errorOf, onChange } = props;
  const { asks, root, pattern, accepted } = exercise;
  return (
    <>
      <Segmented
        label={words.asks}
        options={askses}
        value={asks}
        onChange={(next) => onChange({ asks: next })}
        className="self-start"
      />
      <p className="text-muted text-sm">{words.asksHints[asks]}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={words.root}
          hint={words.rootHint}
          error={errorOf('root')}
          value={root}
          onChange={({ target }) => onChange(changedScale(exercise, { root: target.value }))}
          maxLength={40}
          required
          {...arabic}
        />
        <TextField
          label={words.pattern}
          hint={words.patternHint}
          error={errorOf('pattern')}
          value={pattern}
          onChange={({ target }) => onChange(changedScale(exercise, { pattern: target.value }))}
          maxLength={60}
          required
          {...arabic}
        />
      </div>
      <TextareaField
        label={words.word}
        hint={words.wordHint}
        error={errorOf('accepted')}
        value={accepted.join('\n')}
        onChange={({ target }) => onChange({ accepted: linesOf(target.value) })}
        rows={1}
        dir="rtl"
        lang="ar"
        translate="no"
        className="text-xl! leading-loose [field-sizing:content]"
        required
      />
      <Proposal
        exercise={exercise}
        onTake={(word) => onChange({ accepted: [word, ...accepted.slice(1)] })}
      />
      <TypingFields exercise={exercise} onChange={onChange} />
    </>
  );
}

interface ProposalProps {
  exercise: ExerciseOf<'pattern'>;
  onTake: (word: string) => void;
}

/** What root and pattern make where the word says otherwise, or that they make none. */
function Proposal({ exercise, onTake }: ProposalProps) {
  const word = proposed(exercise);
  const isTyped = rootLetters(exercise.root).length > 2 && exercise.pattern.includes('ل');
  if (word === '') {
    return <div role="status">{isTyped && <p className="text-sm">{words.noPlaces}</p>}</div>;
  }
  if (word === exercise.accepted[0]) return <div role="status" />;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-2 text-sm">
      <p>{words.corrected(isolated(word))}</p>
      <Button size="sm" variant="ghost" icon={<RotateCcw size={18} />} onClick={() => onTake(word)}>
        {words.takeBack}
      </Button>
    </div>
  );
}
