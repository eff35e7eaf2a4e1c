/** Zoom of the full view (student specification, section 9): 0.5 to 3 by 0.25, 1 at first. */
export const ZOOM_DEFAULT = 1;
export const ZOOM_MIN = 0.5;
export const ZOOM_MAX = 3;
const ZOOM_STEP = 0.25;

export function zoomedIn(zoom: number): number {
  return Math.min(ZOOM_MAX, zoom + ZOOM_STEP);
}

export function zoomedOut(zoom: number): number {
  return Math.max(ZOOM_MIN, zoom - ZOOM_STEP);
}

/** What a key does to the zoom; null when it does nothing. */
export function zoomByKey(key: string, zoom: number): number | null {
  switch (key) {
    case '+':
    case '=':
      return zoomedIn(zoom);
    case '-':
    case '_':
      return zoomedOut(zoom);
    case '0':
      return ZOOM_DEFAULT;
    default:
      return null;
  }
}
