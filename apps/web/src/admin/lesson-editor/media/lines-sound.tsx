import type { Block, BlockOf } from '@institute/contract/lessons/blocks';
import { Hand } from 'lucide-react';
import { useState } from 'react';
import { useLessonFiles } from '../../../domains/lessons/files-api.ts';
import { useMaterialSound } from '../../../domains/lessons/material-sound-api.ts';
import { withoutBlanks } from '../../../domains/lessons/typed-blocks.ts';
import { Button } from '../../../ui/button.tsx';
import { MediaField } from './media-field.tsx';
import { useMediaPlace } from './media-place.ts';
import { slotOf } from './media-work.ts';
import { TapDialog } from './tap-dialog.tsx';
import { type Marks, withMarks } from './tap-rules.ts';
import { tapText as words } from './text.ts';

type Lines = BlockOf<'lines'>;

interface LinesSoundProps {
  block: Lines;
  error: string | undefined;
  onChange: (changed: (block: Block) => Block) => void;
}

/** Another sound, or none: what was tapped along to the one before does not hold for it. */
function withFile(block: Block, key: string): Block {
  if (block.kind !== 'lines' || (block.file ?? '') === key) return block;
  const { file: _file, length: _length, ...rest } = block;
  const lines = withMarks(rest.lines, []);
  return key === '' ? { ...rest, lines } : { ...rest, lines, file: key };
}

/** What was tapped along, by the lines as they were then: others have no mark. */
function withTaps(block: Block, tappedLines: Lines['lines'], marks: Marks, length: number): Block {
  if (block.kind !== 'lines') return block;
  const places = new Map(tappedLines.map(({ id }, at) => [id, at]));
  const lines = withMarks(
    block.lines,
    block.lines.map(({ id }) => marks[places.get(id) ?? -1] ?? null),
  );
  return { ...block, lines, length };
}

/** One sound for the lines of a block, and where each of them begins in it. */
export function LinesSound({ block, error, onChange }: LinesSoundProps) {
  const place = useMediaPlace();
  const { data: files } = useLessonFiles(place);
  const isInMaterial = block.file === undefined && block.sound === 'material';
  const { data: material } = useMaterialSound(place.lessonId, isInMaterial);
  const [isTapping, setTapping] = useState(false);
  const own = files?.find(({ key }) => key === block.file)?.path;
  const path = isInMaterial ? material : own;
  const written = withoutBlanks([block]).flatMap((one) => (one.kind === 'lines' ? one.lines : []));
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-muted text-sm">{words.hint}</p>
      <MediaField
        slot={slotOf(block.id)}
        kind="audio"
        value={block.file ?? ''}
        error={error}
        onChange={(key) => onChange((one) => withFile(one, key))}
      />
      {path && written.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button icon={<Hand size={18} />} onClick={() => setTapping(true)}>
            {words.open}
          </Button>
          <span className="text-muted text-sm">
            {words.marked(written.filter(({ from }) => from !== undefined).length, written.length)}
          </span>
        </div>
      )}
      {isTapping && path && (
        <TapDialog
          lines={written}
          path={path}
          onDone={(marks, length) => onChange((one) => withTaps(one, written, marks, length))}
          onClose={() => setTapping(false)}
        />
      )}
    </section>
  );
}
