/** Something that a person has recorded or photographed, and that the server does not have yet. */
export interface Take {
  blob: Blob;
  /** How long it is; null for what is no sound. */
  seconds: number | null;
  /** What it looks like, 64 numbers from 0 to 100; empty where that is not known. */
  levels: readonly number[];
}
