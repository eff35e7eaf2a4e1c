import type { ReadLine } from '@institute/contract/lessons/blocks';
import { Pause, Play, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { fileUrl } from '../../../platform/hosts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TapButton } from './tap-button.tsx';
import { TapLine } from './tap-line.tsx';
import type { Marks } from './tap-rules.ts';
import { tapText as words } from './text.ts';
import { type Tapping, useTapping } from './use-tapping.ts';

interface TapDialogProps {
  /** The lines that are written. */
  lines: readonly ReadLine[];
  /** Signed path of their sound. */
  path: string;
  /** The lines with the marks that were set, and how long the sound is, in ms. */
  onDone: (marks: Marks, length: number) => void;
  onClose: () => void;
}

/** Sets where each line begins in a sound, while it plays. Closing keeps what was set. */
export function TapDialog({ lines, path, onDone, onClose }: TapDialogProps) {
  // Held while it is open: a fresh answer signs the address anew.
  const [source] = useState(() => fileUrl(path));
  const tapping = useTapping(lines);
  const { sound, length, marks, next } = tapping;
  const close = () => {
    if (length !== null) onDone(marks, length);
    onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      title={words.dialog}
      onClose={close}
      closeOnOutside={false}
      footer={
        <div className="flex w-full flex-col gap-3">
          <TapButton
            label={tapLabel(tapping)}
            isDisabled={length === null || next < 0}
            onTap={tapping.tap}
          />
          <Button variant="secondary" onClick={close}>
            {words.done}
          </Button>
        </div>
      }
    >
      <p className="text-muted">{words.how}</p>
      <audio ref={sound.audio} src={source} preload="auto" {...sound.events} />
      <SoundState length={length} isBroken={tapping.isBroken} />
      <TapControls tapping={tapping} />
      <ol className="flex flex-col">
        {lines.map((line, at) => (
          <TapLine
            key={line.id}
            line={line}
            place={at + 1}
            mark={marks[at] ?? null}
            isNext={at === next}
            isHeard={sound.heard === line.id}
            onNudge={(by) => tapping.nudge(at, by)}
            onHear={() => sound.playLine(line.id)}
          />
        ))}
      </ol>
    </Dialog>
  );
}

/** What the large button does now. */
function tapLabel({ next, sound, hasMarks }: Tapping): string {
  if (next < 0) return words.all;
  if (sound.isPlaying) return words.begins(next + 1);
  return hasMarks ? words.goOn : words.startWith;
}

/** That the sound is still on its way, or does not come. */
function SoundState({ length, isBroken }: Pick<Tapping, 'length' | 'isBroken'>) {
  if (isBroken) {
    return (
      <p role="alert" className="mt-3 font-medium text-bad">
        {words.failed}
      </p>
    );
  }
  return (
    length === null && (
      <p role="status" className="mt-3 flex items-center gap-2 text-muted">
        <Spinner />
        {words.loading}
      </p>
    )
  );
}

/** Playing the sound, and taking beginnings back. */
function TapControls({ tapping }: { tapping: Tapping }) {
  const { sound, length, hasMarks, undo, startAnew } = tapping;
  return (
    <div className="my-3 flex flex-wrap gap-2">
      <Button
        variant="secondary"
        disabled={length === null}
        icon={sound.isPlaying ? <Pause size={18} /> : <Play size={18} />}
        onClick={sound.toggle}
      >
        {sound.isPlaying ? words.pause : words.play}
      </Button>
      <Button
        variant="secondary"
        disabled={!hasMarks}
        icon={<Undo2 size={18} className="rtl:-scale-x-100" />}
        onClick={undo}
      >
        {words.undo}
      </Button>
      <Button
        variant="ghost"
        disabled={!hasMarks}
        icon={<RotateCcw size={18} />}
        onClick={startAnew}
      >
        {words.anew}
      </Button>
    </div>
  );
}
