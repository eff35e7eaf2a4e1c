import { readDemo } from '../../apps/server/seed/reader/index.ts';
import type { DemoClass } from '../../apps/server/seed/reader/types.ts';

const { classes } = await readDemo();

/** A class of the demo, by its key. */
export function demoClass(key: string): DemoClass {
  const found = classes.find((one) => one.key === key);
  if (!found) throw new Error(`The demo has no class ${key}.`);
  return found;
}
