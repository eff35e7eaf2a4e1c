/**
 * The places of some things in an order that looks like chance and is the same for the same seed.
 * It is never the order in which they were, where there is another.
 */
export function shuffled(count: number, seed: number): number[] {
  const places = Array.from({ length: count }, (_, at) => at);
  let state = seed % 2_147_483_647;
  for (let last = count - 1; last > 0; last -= 1) {
    state = (state * 48_271 + 11) % 2_147_483_647;
    const other = state % (last + 1);
    [places[last], places[other]] = [places[other] ?? 0, places[last] ?? 0];
  }
  return places.every((place, at) => place === at) ? places.reverse() : places;
}

/** A seed of a text and a number. */
export function seedOf(text: string, number: number): number {
  let seed = number + 1;
  for (const character of text)
    seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_007;
  return seed;
}
