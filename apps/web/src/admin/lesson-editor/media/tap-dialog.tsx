import type { ReadLine } from '@institute/contract/blocks';
import { Pause, Play, RotateCcw, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLineSound } from '../../../domains/lessons/widgets/blocks/use-line-sound.ts';
import { fileUrl } from '../../../platform/hosts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { lengthOf } from './sound-length.ts';
import { TapButton } from './tap-button.tsx';
import { TapLine } from './tap-line.tsx';
import { type Marks, marksOf, nextLine, nudged, tapped, untapped, withMarks } from './tap-rules.ts';
import { tapText as words } from './tap-text.ts';

/** How far before a beginning that is taken back the sound goes on, in seconds. */
const RUN_UP = 1.5;

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
  const [marks, setMarks] = useState(() => marksOf(lines));
  // Held while it is open: a fresh answer signs the address anew.
  const [source] = useState(() => fileUrl(path));
  const [length, setLength] = useState<number | null>(null);
  const [isBroken, setBroken] = useState(false);
  const marked = useMemo(() => withMarks(lines, marks), [lines, marks]);
  const sound = useLineSound(marked);
  const { audio, isPlaying } = sound;
  const next = nextLine(marks);

  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    const leaving = new AbortController();
    lengthOf(element, leaving.signal).then(setLength, () => setBroken(true));
    return () => leaving.abort();
  }, [audio]);

  const close = () => {
    if (length !== null) onDone(marks, length);
    onClose();
  };
  const tap = () => {
    const element = audio.current;
    if (!element || length === null) return;
    if (!isPlaying) return sound.toggle();
    setMarks((now) => tapped(now, element.currentTime * 1000, length));
  };
  const undo = () => {
    const last = marks.findLast((mark) => mark !== null);
    if (audio.current && typeof last === 'number') {
      audio.current.currentTime = Math.max(0, last / 1000 - RUN_UP);
    }
    setMarks(untapped);
  };
  const startAnew = () => {
    if (audio.current) {
      audio.current.pause();
      audio.current.currentTime = 0;
    }
    setMarks(lines.map(() => null));
  };
  const begun = marks.some((mark) => mark !== null);
  const label =
    next < 0
      ? words.all
      : isPlaying
        ? words.begins(next + 1)
        : begun
          ? words.goOn
          : words.startWith;
  return (
    <Dialog
      open
      size="lg"
      title={words.dialog}
      onClose={close}
      closeOnOutside={false}
      footer={
        <div className="flex w-full flex-col gap-3">
          <TapButton label={label} isDisabled={length === null || next < 0} onTap={tap} />
          <Button variant="secondary" onClick={close}>
            {words.done}
          </Button>
        </div>
      }
    >
      <p className="text-muted">{words.how}</p>
      <audio ref={audio} src={source} preload="auto" {...sound.events} />
      {isBroken ? (
        <p role="alert" className="mt-3 font-medium text-bad">
          {words.failed}
        </p>
      ) : (
        length === null && (
          <p role="status" className="mt-3 flex items-center gap-2 text-muted">
            <Spinner />
            {words.loading}
          </p>
        )
      )}
      <div className="my-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          disabled={length === null}
          icon={isPlaying ? <Pause size={18} /> : <Play size={18} />}
          onClick={sound.toggle}
        >
          {isPlaying ? words.pause : words.play}
        </Button>
        <Button
          variant="secondary"
          disabled={!begun}
          icon={<Undo2 size={18} className="rtl:-scale-x-100" />}
          onClick={undo}
        >
          {words.undo}
        </Button>
        <Button
          variant="ghost"
          disabled={!begun}
          icon={<RotateCcw size={18} />}
          onClick={startAnew}
        >
          {words.anew}
        </Button>
      </div>
      <ol className="flex flex-col">
        {lines.map((line, at) => (
          <TapLine
            key={line.id}
            line={line}
            place={at + 1}
            mark={marks[at] ?? null}
            isNext={at === next}
            isHeard={sound.heard === line.id}
            onNudge={(by) => setMarks((now) => nudged(now, at, by, length ?? 0))}
            onHear={() => sound.playLine(line.id)}
          />
        ))}
      </ol>
    </Dialog>
  );
}
