import { ImageUp, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { newRequestKey } from '../../../forms/request-key.ts';
import { shrinkImage } from '../../../forms/shrink-image.ts';
import type { KeptTake } from '../../../platform/takes/take-store.ts';
import { buttonClass, IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useObjectUrl } from '../../../ui/use-object-url.ts';
import { isPicture, placeOfPicture } from '../given.ts';
import { text as words } from '../text.ts';
import type { HandInDraft } from '../use-hand-in.ts';

/** Handwriting with its vowel signs is read at this size, and answered by its places. */
const size = { maxSide: 1280, quality: 0.65 };
const MOST = 6;

/** The bytes of a data URL. */
function blobOf(dataUrl: string): Blob {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (one) =>
    one.charCodeAt(0),
  );
  return new Blob([bytes], { type: 'image/jpeg' });
}

/** Pictures of what was written by hand: chosen or taken, made small, seen and removed. */
export function PicturesField({ draft: { kept, isSending } }: { draft: HandInDraft }) {
  const [isPreparing, setPreparing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const pictures = (kept.takes ?? []).filter(({ place }) => isPicture(place));
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file) return;
    setFailure(null);
    setPreparing(true);
    try {
      const blob = blobOf(await shrinkImage(file, size, words));
      if (isHere.current)
        void kept.keep(placeOfPicture(newRequestKey(8)), { blob, seconds: null, levels: [] });
    } catch (problem) {
      setFailure(problem instanceof Error ? problem.message : words.unreadable);
    } finally {
      setPreparing(false);
      // The same file may be chosen again.
      input.value = '';
    }
  };
  const isShut = isPreparing || isSending || pictures.length >= MOST;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-medium text-sm">{words.pictures}</p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((take, at) => (
            <Thumb
              key={take.place}
              take={take}
              place={at + 1}
              onRemove={isSending ? null : () => void kept.drop(take.place)}
            />
          ))}
        </ul>
      )}
      <label
        className={cx(
          buttonClass('secondary'),
          'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-primary',
          isShut && 'opacity-60',
        )}
      >
        <input
          type="file"
          accept="image/*"
          disabled={isShut}
          onChange={(event) => void choose(event)}
          className="sr-only"
        />
        {isPreparing ? <Spinner /> : <ImageUp size={18} />}
        {isPreparing ? words.preparing : words.addPicture}
      </label>
      {failure && (
        <p role="alert" className="font-medium text-bad text-sm">
          {failure}
        </p>
      )}
    </div>
  );
}

interface ThumbProps {
  take: KeptTake;
  /** Counts from 1. */
  place: number;
  onRemove: (() => void) | null;
}

function Thumb({ take, place, onRemove }: ThumbProps) {
  const address = useObjectUrl(take.blob);
  return (
    <li className="relative">
      {address !== null && (
        <img
          src={address}
          alt={words.picture(place)}
          className="h-32 max-w-full rounded-field border border-line object-contain"
        />
      )}
      {onRemove && (
        <IconButton
          label={words.removePicture(place)}
          onClick={onRemove}
          className="absolute inset-e-1 top-1 bg-surface shadow-card"
        >
          <X size={18} />
        </IconButton>
      )}
    </li>
  );
}
