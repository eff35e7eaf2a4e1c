/** Longest side of an uploaded theory image, in pixels (student specification, section 9). */
export const MAX_SIDE = 800;

export interface Size {
  width: number;
  height: number;
}

/** The size at which a picture fits into `MAX_SIDE`, its proportions kept; smaller ones stay as they are. */
export function scaledSize({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
