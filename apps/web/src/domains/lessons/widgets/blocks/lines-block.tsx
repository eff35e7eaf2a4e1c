import type { BlockOf, ReadLine } from '@institute/contract/lessons/blocks';
import type { WordSegment } from '@institute/contract/words/find-words';
import { Volume2 } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { fileUrl } from '../../../../platform/hosts.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { useReducedMotion } from '../../../../ui/use-reduced-motion.ts';
import { LineTranslation } from '../reading/reading-line.tsx';
import { useReading, useWritten } from '../reading/reading-store.ts';
import type { BlockFiles, BlockSound } from './block-sound.ts';
import { SoundBar } from './sound-bar.tsx';
import { blocksText as words } from './text.ts';
import { clipsOf, useLineClips } from './use-line-clips.ts';
import { type LineSound, useLineSound } from './use-line-sound.ts';

interface LinesBlockProps {
  block: BlockOf<'lines'>;
  /** What the lines are heard in; null where they are not. */
  sound: BlockSound | null;
  /** The files of the lesson: lines may have sounds of their own. */
  files: BlockFiles;
  /** Cuts a line where the words of the lesson stand in it. */
  find: (line: string) => WordSegment[];
  onWord: (word: number) => void;
}

/** Lines to read, each with its translation tied to it, and followed where there is a sound. */
export function LinesBlock({
  block,
  sound,
  files: { files, ...reload },
  ...rest
}: LinesBlockProps) {
  const whole = useLineSound(block.lines);
  const clips = clipsOf(block.lines, files);
  const each = useLineClips(clips);
  const own = files.find(({ key }) => key === block.file);
  const hasClips = clips.size > 0 && !own;
  const bytes = [...clips.values()].reduce((total, clip) => total + clip.bytes, 0);
  const together = own ? { source: fileUrl(own.path), bytes: own.bytes, ...reload } : sound;
  const shown = hasClips ? { source: '', bytes, ...reload } : together;
  const heard = hasClips ? each : whole;
  return (
    <div>
      {shown && (
        <SoundBar
          key={shown.take}
          sound={shown}
          heard={heard}
          canRepeat={block.lines.some(({ id }) => heard.canHear(id))}
        />
      )}
      <ol className="flex flex-col gap-6">
        {block.lines.map((line) => (
          <Line key={line.id} line={line} heard={shown && heard} {...rest} />
        ))}
      </ol>
    </div>
  );
}

interface LineProps extends Pick<LinesBlockProps, 'find' | 'onWord'> {
  line: ReadLine;
  heard: LineSound | null;
}

function Line({ line, heard, find, onWord }: LineProps) {
  const hidesEnglish = useReading((state) => state.hidesEnglish);
  const written = useWritten();
  const isHeard = heard?.heard === line.id;
  const place = useRef<HTMLLIElement>(null);
  const isStill = useReducedMotion();
  const isFollowed = isHeard && heard.isPlaying;
  useEffect(() => {
    if (!isFollowed) return;
    place.current?.scrollIntoView?.({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
  }, [isFollowed, isStill]);
  return (
    <li
      ref={place}
      aria-current={isHeard || undefined}
      className={cx(
        // It comes to rest between the player above and the bar of the application below.
        '-mx-2 scroll-mt-48 scroll-mb-24 rounded-field px-2 transition-colors duration-150',
        isHeard && 'bg-primary-soft',
      )}
    >
      <div dir="rtl" className="flex items-start gap-2">
        <p lang="ar" translate="no" className="reading-arabic grow">
          {find(line.arabic).map(({ text, word }, at) => {
            const key = `${at}`;
            const shown = written(text);
            return word === null ? (
              <Fragment key={key}>{shown}</Fragment>
            ) : (
              <button
                key={key}
                type="button"
                aria-haspopup="dialog"
                onClick={() => onWord(word)}
                className="cursor-pointer underline decoration-2 decoration-line-strong decoration-dotted underline-offset-[0.45em] hover:decoration-primary focus-visible:outline-primary"
              >
                {shown}
              </button>
            );
          })}
        </p>
        {heard?.canHear(line.id) && (
          <IconButton
            label={words.hearLine(line.arabic)}
            onClick={() => heard.playLine(line.id)}
            className="mt-2 shrink-0 text-muted"
          >
            <Volume2 size={20} />
          </IconButton>
        )}
      </div>
      {line.translation !== '' && (
        // Hiding them all again hides those that were looked at.
        <LineTranslation key={`${hidesEnglish}`} text={line.translation} isHidden={hidesEnglish} />
      )}
    </li>
  );
}
