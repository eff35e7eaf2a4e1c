export interface Size {
  width: number;
  height: number;
}

/** The size at which a picture fits into `maxSide`, its proportions kept; smaller ones stay as they are. */
export function scaledSize({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
