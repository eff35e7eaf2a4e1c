/** A sound that lines are heard in. */
export interface BlockSound {
  source: string;
  /** Another one once it was asked for again. */
  take: number;
  /** Asks for its address again, which expires after some hours. */
  onReload: () => void;
  reloading: boolean;
}
