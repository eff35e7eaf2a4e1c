import { CloudOff, Pause, Play, UploadCloud } from 'lucide-react';
import type { UploadProgress } from '../../platform/upload-control.ts';
import { Button } from '../button.tsx';
import { sizeText } from '../byte-size.ts';
import { cx } from '../class-names.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { timeLeft } from './time-left.ts';
import { uploadText as words } from './upload-text.ts';

interface UploadRowProps {
  progress: UploadProgress;
  /** Whether it can be chosen once more, which a recording cannot. */
  isFile: boolean;
  /** Lets it rest, or go on. */
  onHold: (isPaused: boolean) => void;
  /** Left out where cancelling stands elsewhere. */
  onCancel?: () => void;
  className?: string;
}

/** How far a file is, how long it still takes, and what can be done about it. */
export function UploadRow({ progress, isFile, onHold, ...own }: UploadRowProps) {
  const { sent, total, state, secondsLeft } = progress;
  const isGone = sent >= total;
  const isPaused = state === 'paused';
  const left = timeLeft(secondsLeft);
  const Icon = state === 'waiting' ? CloudOff : isPaused ? Pause : UploadCloud;
  const status = isGone ? words.finishing : words[state === 'sending' ? 'uploading' : state];
  return (
    <div className={cx('flex flex-col gap-1.5', own.className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <p role="status" className="flex min-w-0 items-center gap-2">
          <Icon size={18} className="shrink-0 text-primary" />
          {status}
        </p>
        <p className="figures text-muted">
          {sizeText(sent)} / {sizeText(total)}
        </p>
      </div>
      <ProgressBar value={sent} max={total} label={words.uploading} />
      {!isGone && (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="min-w-0 grow basis-52 text-muted text-sm">
            {left && <span className="block font-medium text-ink">{left}</span>}
            {isFile && words.later}
          </p>
          <div className="flex flex-wrap">
            <Button
              size="sm"
              variant="ghost"
              icon={isPaused ? <Play size={18} /> : <Pause size={18} />}
              onClick={() => onHold(!isPaused)}
            >
              {isPaused ? words.goOn : words.pause}
            </Button>
            {own.onCancel && (
              <Button size="sm" variant="ghost" onClick={own.onCancel}>
                {words.cancel}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
