import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/*
 * A program of its own, started by sounds.ts: runs ffmpeg once, behind everything else on the machine. It ends with
 * the server, however that ends, and takes ffmpeg along: a process of ffmpeg alone would go on.
 */

/** What is asked for: the program, and what it is given. @typedef {{ program: string, args: string[] }} SoundTask */

/**
 * What has come of it: how it ended, how much of a sound it has written, and what it complained of.
 * @typedef {{ code: number | null, seconds: number, complaint: string }} SoundDone
 */

/** How far behind others it stands, of 19. */
const NICE = 15;
/** As much of what it says is kept. */
const MOST_SAID = 4000;

try {
  setPriority(NICE);
} catch {
  // Where the machine forbids it, it is made all the same.
}

/** @type {import('node:child_process').ChildProcess | null} */
let child = null;
// The server has ended, or wants it no more; it may do so before anything was asked.
process.once('disconnect', () => {
  child?.kill('SIGKILL');
  process.exit();
});

process.once('message', (/** @type {SoundTask} */ { program, args }) => {
  const own = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child = own;
  let complaint = '';
  let said = '';
  own.stderr.on('data', (chunk) => {
    complaint = (complaint + chunk).slice(-MOST_SAID);
  });
  own.stdout.on('data', (chunk) => {
    said = (said + chunk).slice(-MOST_SAID);
  });
  const end = (/** @type {number | null} */ code) => {
    const [, time] = /.*^out_time_us=(\d+)/ms.exec(said) ?? [];
    process.send?.({ code, seconds: Number(time ?? 0) / 1_000_000, complaint });
  };
  own.once('error', () => end(null));
  own.once('close', end);
});
