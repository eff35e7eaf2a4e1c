import { Expand, Shrink, X, ZoomIn, ZoomOut } from 'lucide-react';
import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../../../../ui/button.tsx';
import { materialText } from '../../text.ts';
import { ZOOM_DEFAULT, ZOOM_MAX, ZOOM_MIN, zoomByKey, zoomedIn, zoomedOut } from './zoom.ts';
import { ZoomStage } from './zoom-stage.tsx';

interface ImageViewerProps {
  source: string;
  alt: string;
  onClose: () => void;
}

/**
 * A picture in full view, on the browser's own `<dialog>`: zoom by buttons or `+`, `-` and `0`,
 * full screen, Esc to close. Its zoom lives as long as it is open.
 */
export function ImageViewer({ source, alt, onClose }: ImageViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Not the dialog itself: browsers refuse to take a <dialog> to full screen.
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(ZOOM_DEFAULT);
  const screen = useFullScreen(frame);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-label={alt}
      onCancel={onCancel}
      onClose={onClose}
      onKeyDown={(event) => {
        const next =
          event.ctrlKey || event.metaKey || event.altKey ? null : zoomByKey(event.key, zoom);
        if (next === null) return;
        event.preventDefault();
        setZoom(next);
      }}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none animate-fade bg-transparent p-0"
    >
      <div ref={frame} className="flex size-full flex-col bg-hero-from text-on-hero">
        <ZoomStage source={source} alt={alt} zoom={zoom} />
        <div className="flex items-center justify-center gap-1 p-2 sm:gap-2">
          <ViewButton
            label={materialText.zoomOut}
            disabled={zoom <= ZOOM_MIN}
            onClick={() => setZoom(zoomedOut(zoom))}
          >
            <ZoomOut size={22} />
          </ViewButton>
          <output className="figures min-w-14 text-center">{Math.round(zoom * 100)}%</output>
          <ViewButton
            label={materialText.zoomIn}
            disabled={zoom >= ZOOM_MAX}
            onClick={() => setZoom(zoomedIn(zoom))}
          >
            <ZoomIn size={22} />
          </ViewButton>
          {screen.isPossible && (
            <ViewButton
              label={screen.isFull ? materialText.leaveFullScreen : materialText.enterFullScreen}
              onClick={screen.toggle}
              data-toggle
            >
              {screen.isFull ? <Shrink size={22} /> : <Expand size={22} />}
            </ViewButton>
          )}
          <ViewButton label={materialText.closeView} onClick={onClose}>
            <X size={24} />
          </ViewButton>
        </div>
      </div>
    </dialog>
  );
}

function ViewButton({ className = '', ...rest }: Parameters<typeof IconButton>[0]) {
  return <IconButton className={`hover:bg-hero-to ${className}`} {...rest} />;
}

interface FullScreen {
  /** False where the browser lets no element fill the screen (iPhones). */
  isPossible: boolean;
  isFull: boolean;
  toggle: () => void;
}

/** Takes an element to full screen and back, following the browser's own ways out (Esc, gestures). */
function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    // A refusal (a policy of the page around ours) leaves things as they are.
    change?.catch((error: unknown) => console.warn('Full screen was refused', error));
  };
  return { isPossible: document.fullscreenEnabled === true, isFull, toggle };
}
