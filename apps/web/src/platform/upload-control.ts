/** How far an upload is, in bytes of its file. */
export interface UploadProgress {
  sent: number;
  total: number;
  /** `waiting`: the line is cut, and it is tried again by itself. */
  state: 'sending' | 'waiting' | 'paused';
  /** At the speed of the last seconds; null while that is not known. */
  secondsLeft: number | null;
}

/** What a person may do with an upload under way; `abort` frees what the server has of it, too. */
export class UploadControl extends AbortController {
  isPaused = false;

  /** Lets it rest, or go on; `signal` tells of either by the event `hold`. */
  hold(isPaused: boolean): void {
    this.isPaused = isPaused;
    this.signal.dispatchEvent(new Event('hold'));
  }
}

/** A file to be sent, and who hears how far it is. */
export interface FileToSend {
  blob: Blob;
  /** Tells this file from any other where it has no name of its own, as a recording. */
  name: string;
  control: UploadControl;
  onProgress: (progress: UploadProgress) => void;
}
