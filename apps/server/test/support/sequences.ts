/** Random sequences asked for by whoever has the time: `npm run promises -- --full` asks for 1,000. */
const asked = Number(process.env.MODEL_SEQUENCES ?? 0);
/** The most that one sequence may take on a busy machine. */
const SEQUENCE_MS = 2_500;

/** How fast-check runs a model: through a `few` sequences, or through as many as were asked for. */
export function sequences(few: number): { numRuns: number; seed: number } {
  const numRuns = Math.max(few, asked);
  const seed = Math.trunc(Math.random() * 0x7fff_ffff);
  // A run that is asked for by itself is made again by its seed.
  if (asked > 0) console.log(`${numRuns} sequences, seed ${seed}`);
  return { numRuns, seed };
}

/** How long a test of so many sequences may take, in milliseconds. */
export const patience = (few: number) => Math.max(60_000, Math.max(few, asked) * SEQUENCE_MS);
