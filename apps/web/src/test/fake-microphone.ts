import { vi } from 'vitest';

/** A browser's microphone and what records it, in place of those that tests have none of. */
export class FakeMicrophone {
  /** Whether a kind of file is recorded. */
  records: (type: string) => boolean = () => true;
  readonly asked: MediaStreamConstraints[] = [];
  readonly made: FakeRecorder[] = [];
  /** Whether nobody holds it. */
  isFree = true;
  #silenced = new Set<() => void>();

  constructor() {
    const microphone = this;
    vi.stubGlobal(
      'MediaRecorder',
      class extends FakeRecorder {
        static isTypeSupported = (type: string) => microphone.records(type);
        constructor(_stream: MediaStream, options: MediaRecorderOptions) {
          super(options);
          microphone.made.push(this);
        }
      },
    );
    const getUserMedia = async (asked: MediaStreamConstraints) => {
      this.asked.push(asked);
      this.isFree = false;
      return this.#stream();
    };
    // A device without a line would say so in place of how much is sent.
    vi.stubGlobal('navigator', { onLine: true, mediaDevices: { getUserMedia } });
  }

  /** The system gives its voice to somebody else, such as a call. */
  silence(): void {
    for (const hear of this.#silenced) hear();
  }

  /** It is unplugged: what records it stops. */
  takeAway(): void {
    this.made.at(-1)?.stop();
  }

  #stream(): MediaStream {
    const track = {
      stop: () => {
        this.isFree = true;
      },
      addEventListener: (_name: string, hear: () => void) => this.#silenced.add(hear),
      removeEventListener: (_name: string, hear: () => void) => this.#silenced.delete(hear),
    };
    return { getTracks: () => [track] } as unknown as MediaStream;
  }
}

class FakeRecorder {
  state: 'inactive' | 'recording' | 'paused' = 'inactive';
  readonly options: MediaRecorderOptions;
  readonly mimeType: string;
  ondataavailable = (_event: { data: Blob }) => undefined;
  onstop = () => undefined;
  #parts: ReturnType<typeof setInterval> | undefined;

  constructor(options: MediaRecorderOptions) {
    this.options = options;
    this.mimeType = options.mimeType ?? '';
  }
  start(every: number) {
    this.state = 'recording';
    this.#parts = setInterval(() => this.state === 'recording' && this.requestData(), every);
  }
  pause() {
    this.state = 'paused';
  }
  resume() {
    this.state = 'recording';
  }
  requestData() {
    this.ondataavailable({ data: new Blob(['voice ']) });
  }
  stop() {
    this.state = 'inactive';
    clearInterval(this.#parts);
    this.requestData();
    this.onstop();
  }
}
