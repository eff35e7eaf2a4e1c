import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers, type OpenSocket, openSocket } from './folder-socket.ts';
import { OperatorError } from './operator-error.ts';

/** Thrown when another live process owns the folder; its message is the one line to print. */
export class FolderInUse extends OperatorError {}

/**
 * How often an owner renews its mark, and for how long a mark stands that nobody renews: two beats
 * where the owner's socket, too, says that it has gone, long where there is only the mark.
 */
const TIMES = { renewMs: 2_000, goneMs: 5_000, staleMs: 15_000 };
/** Width of the counter in a mark: a renewal writes over the last one, also on a full disk. */
const BEATS_WIDTH = 12;

/** What an owner writes of itself. */
interface Mark {
  pid: number;
  host: string;
  /** The running kernel: a socket of this one that answers says for certain that its owner lives. */
  kernel: string;
  /** Name of the socket it listens on; empty where the file system takes none. */
  socket: string;
}

interface Options {
  renewMs: number;
  goneMs: number;
  staleMs: number;
  /** Called when the folder is not this process's any more, which must then not touch it. */
  onLost: () => void;
}

function endAtOnce(): never {
  console.error('The lock of the data folder is gone, or another process has taken it over.');
  process.exit(1);
}

/**
 * Makes this process the only user of `folder`: two processes on one embedded database destroy it
 * (decision 042). Owners are numbered files in `folder/owner`, each made exclusively: the highest is
 * the owner. It listens on a socket, which every container on this kernel can knock at and the
 * kernel closes with its process, and renews its mark, which other machines can read. Returns the
 * function that gives the folder back.
 * @throws FolderInUse
 */
export async function lockFolder(
  folder: string,
  own: Partial<Options> = {},
): Promise<() => Promise<void>> {
  const options: Options = { ...TIMES, onLost: endAtOnce, ...own };
  const owners = join(folder, 'owner');
  await mkdir(owners, { recursive: true, mode: 0o700 });
  const socket = await openSocket(owners);
  try {
    for (;;) {
      const last = await highest(owners);
      if (last > 0) await expectDead(folder, owners, last, options);
      const release = await take(owners, last + 1, socket, options);
      if (release) return release;
    }
  } catch (error) {
    await socket.close();
    throw error;
  }
}

/** The number of the last owner, 0 when there was none. */
async function highest(owners: string): Promise<number> {
  const numbers = (await readdir(owners)).map(Number).filter(Number.isInteger);
  return Math.max(0, ...numbers);
}

/** Whether owner `number` still is the last one; a folder that cannot be read says nothing. */
async function isHighest(owners: string, number: number): Promise<boolean> {
  return highest(owners).then(
    (last) => last === number,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
}

async function expectDead(
  folder: string,
  owners: string,
  number: number,
  options: Options,
): Promise<void> {
  const mark = await livingOwner(owners, number, options);
  if (!mark) return;
  throw new FolderInUse(
    `${folder} is in use by process ${mark.pid} on ${mark.host}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

/** Who owns the folder now; null when the last owner has gone. */
async function livingOwner(
  owners: string,
  number: number,
  { goneMs, staleMs }: Options,
): Promise<Mark | null> {
  const file = join(owners, String(number));
  const text = await readFile(file, 'utf8').catch(() => '');
  const mark = parse(text);
  if (mark?.socket && (await answers(owners, mark.socket))) return mark;
  if (mark && mark.pid === 0) return null;
  // Somebody may have swept the socket away under an owner that lives: its mark tells as well. It
  // alone does for an owner on another machine, or one that is writing its first mark.
  const isGone = Boolean(mark?.socket && mark.kernel && mark.kernel === (await kernelId()));
  const limit = isGone ? goneMs : staleMs;
  const begun = Date.now();
  for (;;) {
    if ((await readFile(file, 'utf8').catch(() => text)) !== text) {
      return mark ?? { pid: 0, host: 'another machine', kernel: '', socket: '' };
    }
    const age = await ageOf(owners, file);
    if (age > limit || Date.now() - begun > limit) return null;
    await wait(Math.min(250, limit / 10));
  }
}

/** Milliseconds since a file was written, both by the clock of its file system. */
async function ageOf(owners: string, file: string): Promise<number> {
  const probe = join(owners, `probe-${randomBytes(6).toString('hex')}`);
  await (await open(probe, 'wx', 0o600)).close();
  try {
    const [now, written] = await Promise.all([stat(probe), stat(file)]);
    return now.mtimeMs - written.mtimeMs;
  } catch {
    return 0;
  } finally {
    await rm(probe, { force: true });
  }
}

/** Makes this process owner number `number`; null when another was quicker. */
async function take(
  owners: string,
  number: number,
  socket: OpenSocket,
  { renewMs, onLost }: Options,
): Promise<(() => Promise<void>) | null> {
  const path = join(owners, String(number));
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null;
    throw error;
  });
  if (!file) return null;
  let beats = 0;
  const mark: Mark = {
    pid: process.pid,
    host: hostname(),
    kernel: await kernelId(),
    socket: socket.name,
  };
  const write = async (by: Mark) => {
    beats += 1;
    await file.write(`${String(beats).padStart(BEATS_WIDTH)} ${JSON.stringify(by)}\n`, 0);
  };
  await write(mark);
  // Somebody slow may have made a number that was passed long ago: the highest owns.
  if ((await highest(owners)) !== number) {
    await file.close();
    await rm(path, { force: true });
    return null;
  }
  await removeFormer(owners, number, socket.name);
  const timer = setInterval(() => {
    write(mark).catch(() => undefined);
    void isHighest(owners, number).then((isOwner) => isOwner || onLost());
  }, renewMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    // The file stays, so that its number is never given again; process 0 has gone.
    await write({ ...mark, pid: 0, socket: '' }).catch(() => undefined);
    await file.close();
    await socket.close();
  };
}

/** Removes what owners before `number` left behind. */
async function removeFormer(owners: string, number: number, socket: string): Promise<void> {
  for (const name of await readdir(owners)) {
    const isFormer = Number(name) < number;
    const isDeadSocket =
      name.endsWith('.sock') && name !== socket && !(await answers(owners, name));
    if (isFormer || isDeadSocket) await rm(join(owners, name), { force: true });
  }
}

function parse(text: string): Mark | null {
  try {
    // The first line: behind a short mark stands the end of a longer one.
    return JSON.parse(text.split('\n', 1)[0]?.slice(BEATS_WIDTH) ?? '') as Mark;
  } catch {
    return null;
  }
}

/** Names the running kernel, the same in all its containers; empty where the system does not tell. */
async function kernelId(): Promise<string> {
  return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim();
}
