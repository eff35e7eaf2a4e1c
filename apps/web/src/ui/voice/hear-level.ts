/** A sound is rarely louder than this, by the root of its mean square. */
const LOUD = 0.25;

/** How loud a set of samples is, from 0 to 1. */
export function levelOf(samples: Float32Array): number {
  let squares = 0;
  for (const sample of samples) squares += sample * sample;
  return Math.min(1, Math.sqrt(squares / Math.max(1, samples.length)) / LOUD);
}

/** Listens to how loud a microphone is, without playing it. */
export function hearLevel(stream: MediaStream): { level: () => number; close: () => void } {
  // Without it there is no meter, but a recording all the same.
  if (typeof AudioContext === 'undefined') return { level: () => 0, close: () => undefined };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  // A twentieth of a second or more: ten times a second are most of what is said.
  analyser.fftSize = 4096;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples);
    },
    close: () => void context.close(),
  };
}
