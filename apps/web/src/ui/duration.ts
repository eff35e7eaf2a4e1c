const two = (value: number) => String(value).padStart(2, '0');

/** Whole seconds as a clock shows them: `5:09`, and `1:05:09` from an hour on. */
export function durationText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
