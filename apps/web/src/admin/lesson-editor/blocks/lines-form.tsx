import { type BlockOf, MAX_LINES, type ReadLine } from '@institute/contract/lessons/blocks';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LineSound } from '../media/line-sound.tsx';
import { slotOf } from '../media/media-work.ts';
import type { BlockFormProps } from './block-form-props.ts';
import { newLine } from './new-block.ts';
import { PairRows } from './pair-rows.tsx';
import { pasteLines, withSound } from './pasted-lines.ts';
import { fieldText as words } from './text.ts';
import { Wrong } from './wrong.tsx';

const LinesSound = lazy(() => import('../media/lines-sound.tsx').then((code) => code.LinesSound));

const LONGEST = 1000;
const fields = { first: 'arabic', second: 'translation' } as const;
/** What rows of lines say. */
export const rowWords = {
  first: words.arabic,
  second: words.translation,
  firstOf: words.arabicOf,
  secondOf: words.translationOf,
  add: words.addLine,
  remove: words.removeLine,
};

/** Reading lines as a table: the Arabic, and its translation beside it. */
export function LinesForm({ block, errorOf, onChange }: BlockFormProps<BlockOf<'lines'>>) {
  const change = (changed: (lines: readonly ReadLine[]) => readonly ReadLine[]) =>
    onChange((one) => (one.kind === 'lines' ? { ...one, lines: [...changed(one.lines)] } : one));
  return (
    <>
      <p className="text-muted text-sm">{words.linesHint}</p>
      <PairRows
        pairs={block.lines.map(({ id, arabic, translation }) => ({
          key: id,
          first: arabic,
          second: translation,
        }))}
        words={rowWords}
        most={MAX_LINES}
        longest={LONGEST}
        errorOf={(at, side) => errorOf(`lines.${at}.${fields[side]}`)}
        onType={(at, side, value) =>
          change((all) =>
            all.map((line, i) => (i === at ? { ...line, [fields[side]]: value } : line)),
          )
        }
        onAdd={(at) => change((all) => [...all.slice(0, at), newLine(), ...all.slice(at)])}
        onRemove={(at) =>
          change((all) => (all.length === 1 ? [newLine()] : all.filter((_, i) => i !== at)))
        }
        onPasteLines={(at, pasted) => pasteLines({ at, pasted, most: MAX_LINES, change })}
        extra={(at) => {
          const line = block.lines[at];
          return (
            line && (
              <LineSound
                slot={slotOf(block.id, line.id)}
                place={at + 1}
                value={line.sound ?? ''}
                error={errorOf(`lines.${at}.sound`)}
                onChange={(sound) => change((all) => withSound(all, line.id, sound))}
              />
            )
          );
        }}
      />
      <Wrong message={errorOf('lines')} />
      <LinesSound
        block={block}
        error={errorOf('file')}
        onChange={onChange}
        fallback={<Skeleton className="h-24" />}
      />
      <CheckboxField
        label={words.sound}
        hint={words.soundHint}
        checked={block.sound === 'material'}
        onChange={({ target }) =>
          onChange((one) => {
            if (one.kind !== 'lines') return one;
            const { sound: _sound, ...rest } = one;
            return target.checked ? { ...rest, sound: 'material' } : rest;
          })
        }
      />
    </>
  );
}
