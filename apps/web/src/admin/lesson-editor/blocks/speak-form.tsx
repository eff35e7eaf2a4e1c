import { type BlockOf, MAX_SPOKEN } from '@institute/contract/lessons/blocks';
import { TextareaField, TextField } from '../../../ui/input.tsx';
import { LateMediaField } from '../media/late-media-field.tsx';
import { slotOf } from '../media/media-work.ts';
import type { BlockFormProps } from './block-form-props.ts';
import { speakFieldText as words } from './text.ts';

type Speak = BlockOf<'speak'>;

/** A line that students read aloud: how it is written, what it means, and how it sounds. */
export function SpeakForm({ block, errorOf, isDisabled, onChange }: BlockFormProps<Speak>) {
  const change = (changes: Partial<Speak>) =>
    onChange((one) => (one.kind === 'speak' ? { ...one, ...changes } : one));
  return (
    <>
      <TextareaField
        label={words.arabic}
        hint={words.arabicHint}
        value={block.arabic}
        error={errorOf('arabic')}
        onChange={({ target }) => change({ arabic: target.value })}
        rows={2}
        maxLength={MAX_SPOKEN}
        disabled={isDisabled}
        spellCheck={false}
        className="text-xl leading-loose"
      />
      <TextField
        label={words.translation}
        optional
        value={block.translation}
        error={errorOf('translation')}
        onChange={({ target }) => change({ translation: target.value })}
        maxLength={MAX_SPOKEN}
        disabled={isDisabled}
        dir="auto"
      />
      <div className="flex flex-col gap-2">
        <p className="font-medium text-sm">{words.sound}</p>
        <p className="text-muted text-sm">{words.soundHint}</p>
        <LateMediaField
          slot={slotOf(block.id)}
          kind="audio"
          value={block.sound ?? ''}
          error={errorOf('sound')}
          onChange={(sound) =>
            onChange((one) => {
              if (one.kind !== 'speak') return one;
              const { sound: _before, ...rest } = one;
              return sound === '' ? rest : { ...rest, sound };
            })
          }
        />
      </div>
    </>
  );
}
