import type { ExerciseOf } from '@institute/contract/exercises/kinds';
import { Segmented } from '../../../../ui/segmented.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { LateMediaField } from '../../media/late-media-field.tsx';
import { useLessonSounds } from '../../media/lesson-sounds.ts';
import type { ExerciseFieldsProps } from './exercise-fields.ts';
import { heardText as words } from './heard-text.ts';
import { OptionFields } from './option-fields.tsx';
import { TypedFields } from './typed-fields.tsx';

type Heard = ExerciseOf<'dictation' | 'listen'>;

interface HeardFieldsProps extends ExerciseFieldsProps<Heard> {
  /** The place of the sound in the blocks. */
  slot: string;
}

/** The sound of an exercise, and what is to be typed or chosen. */
export function HeardFields({ slot, exercise, ...rest }: HeardFieldsProps) {
  const { errorOf, onChange } = rest;
  return (
    <>
      <SoundField
        slot={slot}
        value={exercise.sound}
        error={errorOf('sound')}
        onChange={(sound) => onChange({ sound })}
      />
      {exercise.type === 'dictation' ? (
        <TypedFields exercise={exercise} hint={words.acceptedHint} {...rest} />
      ) : (
        <ListenFields exercise={exercise} {...rest} />
      )}
    </>
  );
}

const counts = (['one', 'more'] as const).map((value) => ({
  value,
  label: words.severals[value],
}));

function ListenFields(props: ExerciseFieldsProps<ExerciseOf<'listen'>>) {
  const { exercise, onChange } = props;
  const { several, answers } = exercise;
  return (
    <>
      <Segmented
        label={words.several}
        options={counts}
        value={several ? 'more' : 'one'}
        onChange={(count) =>
          onChange(
            count === 'more' ? { several: true } : { several: false, answers: answers.slice(0, 1) },
          )
        }
        className="self-start"
      />
      <OptionFields
        {...props}
        onChange={(changes) => onChange(changes as Partial<ExerciseOf<'listen'>>)}
      />
    </>
  );
}

interface SoundFieldProps {
  /** The place of the sound in the blocks. */
  slot: string;
  /** '' for none. */
  value: string;
  error: string | undefined;
  onChange: (sound: string) => void;
}

/** What an exercise lets hear: recorded here, chosen, or heard elsewhere in the lesson. */
function SoundField({ slot, value, error, onChange }: SoundFieldProps) {
  const sounds = useLessonSounds();
  const options = [
    { value: '', label: words.noneOfLesson },
    ...sounds.map(({ key, name }) => ({ value: key, label: name })),
  ];
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-sm">{words.sound}</p>
      <p className="text-muted text-sm">{words.soundHint}</p>
      <LateMediaField slot={slot} kind="audio" value={value} error={error} onChange={onChange} />
      {sounds.length > 0 && (
        <SelectField
          label={words.ofLesson}
          options={options}
          value={sounds.some(({ key }) => key === value) ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
