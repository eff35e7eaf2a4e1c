import { spawn } from 'node:child_process';
import { commandLine } from '../paths.ts';
import { BackupError } from './archive.ts';

/**
 * Proves a dump in a process of its own (`npm run backup:prove`): the server goes on serving, and the
 * memory goes with the process.
 * @throws BackupError with the last line that process wrote, when it found something
 */
export async function proveApart(
  folder: string,
  options: { secretKey: string | null; signal: AbortSignal },
): Promise<void> {
  const child = spawn(
    process.execPath,
    [...commandLine('backup-prove'), '--from', folder, '--key', '-'],
    { stdio: ['pipe', 'ignore', 'pipe'], signal: options.signal, killSignal: 'SIGKILL' },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-2000);
  });
  child.stdin.on('error', () => undefined).end(options.secretKey ?? '');
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new BackupError(said.trim().split('\n').at(-1) || `It ended with ${code}.`);
}
