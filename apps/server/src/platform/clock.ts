/** The product's only source of time; tests put their own in its place. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
