import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { materialText } from '../../text.ts';
import { ImageViewer } from './image-viewer.tsx';

interface ImageMaterialProps {
  source: string;
  alt: string;
  onError: () => void;
  /** Whether it is one of several: it takes less room, and is fetched once it comes into sight. */
  isOneOfMany?: boolean;
  /** Room kept for the picture while it loads, so that nothing below it moves. */
  className?: string;
}

/** A picture within the page; a press opens it in full view. */
export function ImageMaterial({
  source,
  alt,
  onError,
  isOneOfMany,
  className,
}: ImageMaterialProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        className={cx(
          'group relative block w-full overflow-hidden rounded-field bg-sunken',
          className ?? (isOneOfMany ? 'aspect-4/3 max-h-[60dvh]' : 'h-[min(60dvh,28rem)]'),
        )}
      >
        <img
          src={source}
          alt={alt}
          onError={onError}
          decoding="async"
          loading={isOneOfMany ? 'lazy' : undefined}
          className="size-full object-contain"
        />
        <span className="absolute inset-e-2 bottom-2 flex size-11 items-center justify-center rounded-full bg-surface text-primary shadow-card group-hover:bg-primary-soft">
          <Maximize2 size={20} />
          <span className="sr-only">{materialText.enlarge}</span>
        </span>
      </button>
      {open && <ImageViewer source={source} alt={alt} onClose={() => setOpen(false)} />}
    </>
  );
}
