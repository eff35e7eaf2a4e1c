import { SelectField } from '../../../../ui/select-field.tsx';
import { LateMediaField } from '../../media/late-media-field.tsx';
import { useLessonSounds } from '../../media/lesson-sounds.ts';
import { heardText as words } from './heard-text.ts';

interface SoundFieldProps {
  /** The place of the sound in the blocks. */
  slot: string;
  /** '' for none. */
  value: string;
  error: string | undefined;
  onChange: (sound: string) => void;
}

/** What an exercise lets hear: recorded here, chosen, or heard elsewhere in the lesson. */
export function SoundField({ slot, value, error, onChange }: SoundFieldProps) {
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
