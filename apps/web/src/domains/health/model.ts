import type { HealthPart, HealthParts } from '@institute/contract/health/health';

/** The parts in which somebody must do something, or of which nothing is known. */
export function needingAction(parts: HealthParts): HealthPart[] {
  const names = Object.keys(parts) as HealthPart[];
  return names.filter((name) => ['act', 'unknown'].includes(parts[name].state));
}
