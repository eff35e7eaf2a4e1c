/** An axis from 0 to a round number at or above `largest`, with the values at which to draw lines. */
export function niceScale(largest: number): { top: number; ticks: number[] } {
  const most = Math.max(largest, 1);
  const unit = 10 ** Math.floor(Math.log10(most));
  const rounds = [1, 2, 4, 5, 10];
  const top = unit * (rounds.find((round) => round * unit >= most) ?? 10);
  // What is counted comes in whole numbers: a scale up to 1 has no line at one half.
  return { top, ticks: top < 2 ? [0, top] : [0, top / 2, top] };
}
