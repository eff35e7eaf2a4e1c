import { availableParallelism } from 'node:os';
import { readConfig } from './config.ts';
import type { Prepared, Role } from './first-process.ts';
import { describeError } from './platform/describe-error.ts';
import { makeLogger } from './platform/log.ts';
import { reasonOf } from './platform/operator-error.ts';
import { keepFilesPrivate } from './platform/private-files.ts';
import { prepare, serve } from './serve.ts';

/** Does what a process of this role does. What ends the start is said in one line. */
export async function start(role: Role): Promise<void> {
  endOnFaults();
  keepFilesPrivate();
  try {
    const config = readConfig(process.env, availableParallelism());
    if (role === 'prepare') {
      await prepare(config);
      const { processes, drainSeconds } = config;
      process.send?.({ processes, drainSeconds } satisfies Prepared, () => process.exit(0));
      return;
    }
    await serve(config, { isPrepared: role !== 'alone', announce: role !== 'serve' });
  } catch (error) {
    console.error(`Cannot start: ${reasonOf(error)}`);
    process.exit(1);
  }
}

/** A fault that nobody caught ends the process; what Node would print of it may hold people's data. */
function endOnFaults(): void {
  process.on('uncaughtException', (error) => {
    makeLogger('fatal').fatal({ err: error }, 'a fault that nobody caught');
    console.error(describeError(error));
    process.exit(1);
  });
}
