import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../tools/lib/free-port.mjs';

const COMMAND = '/usr/sbin/postfix';
const DAEMONS = '/usr/lib/postfix/sbin';

/** Whether this machine has Debian's Postfix and lets us run it: its parts run as several users. */
export const hasPostfix = () => process.getuid?.() === 0 && existsSync(COMMAND);

/** Services of `master.cf`. */
const services = [
  'pickup unix n - n 60 1 pickup',
  'cleanup unix n - n - 0 cleanup',
  'qmgr unix n - n 300 1 qmgr',
  'rewrite unix - - n - - trivial-rewrite',
  'bounce unix - - n - 0 bounce',
  'defer unix - - n - 0 bounce',
  'trace unix - - n - 0 bounce',
  'proxymap unix - - n - - proxymap',
  'error unix - - n - - error',
  'retry unix - - n - - error',
  // It writes as the keeper of the boxes, whoever that is.
  'virtual unix - n n - - virtual',
  'anvil unix - - n - 1 anvil',
  'postlog unix-dgram n - n - 1 postlogd',
];

/** Debian's Postfix with a configuration and a queue of its own, which keeps mail for example.com. */
export class Postfix {
  readonly url: string;
  private readonly folder: string;

  static async open(): Promise<Postfix> {
    const postfix = new Postfix(await freePort());
    postfix.comeBack();
    return postfix;
  }

  private constructor(port: number) {
    this.url = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
    this.folder = mkdtempSync(join(tmpdir(), 'institute-postfix-'));
    execFileSync('chmod', ['755', this.folder]);
    const owner = idOf('postfix');
    const keeper = idOf('nobody');
    for (const name of ['etc', 'queue']) mkdirSync(this.at(name));
    for (const [name, id] of [
      ['data', owner],
      ['boxes', keeper],
    ] as const) {
      mkdirSync(this.at(name));
      chownSync(this.at(name), id, id);
    }
    const settings = {
      compatibility_level: '3.6',
      command_directory: '/usr/sbin',
      daemon_directory: DAEMONS,
      queue_directory: this.at('queue'),
      data_directory: this.at('data'),
      maillog_file: this.at('data/log'),
      maillog_file_prefixes: this.folder,
      myhostname: 'post.example.org',
      mydestination: '',
      mynetworks: '127.0.0.0/8',
      inet_interfaces: '127.0.0.1',
      inet_protocols: 'ipv4',
      smtpd_peername_lookup: 'no',
      alias_maps: '',
      local_recipient_maps: '',
      virtual_mailbox_domains: 'example.com',
      virtual_mailbox_base: this.at('boxes'),
      virtual_mailbox_maps: 'static:all/',
      virtual_minimum_uid: '1',
      virtual_uid_maps: `static:${keeper}`,
      virtual_gid_maps: `static:${keeper}`,
      smtpd_recipient_restrictions: `check_recipient_access texthash:${this.at('etc/judged')}, permit_mynetworks, reject`,
    };
    const main = Object.entries(settings).map(([name, to]) => `${name} = ${to}\n`);
    writeFileSync(this.at('etc/main.cf'), main.join(''));
    const lines = [...services, `127.0.0.1:${port} inet n - n - - smtpd`, ''];
    writeFileSync(this.at('etc/master.cf'), lines.join('\n'));
    writeFileSync(this.at('etc/judged'), '');
  }

  private at(path: string): string {
    return join(this.folder, path);
  }

  private run(command: 'start' | 'stop'): void {
    execFileSync(COMMAND, ['-c', this.at('etc'), command], { stdio: 'pipe' });
  }

  /** What it answers to recipients from now on: `450 4.2.0 Greylisted`, `550 5.1.1 No such person`. */
  judge(answers: Record<string, string>): void {
    const lines = Object.entries(answers).map(([email, answer]) => `${email} ${answer}\n`);
    writeFileSync(this.at('etc/judged'), lines.join(''));
    // Anew, not reloaded: a process that still serves somebody goes by what it has read.
    this.goAway();
    this.comeBack();
  }

  goAway(): void {
    this.run('stop');
  }

  comeBack(): void {
    this.run('start');
  }

  /** Every mail in the box, as it arrived. */
  async box(): Promise<string[]> {
    const folder = this.at('boxes/all/new');
    if (!existsSync(folder)) return [];
    const names = await readdir(folder);
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  }

  async close(): Promise<void> {
    this.goAway();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const idOf = (user: string) => Number(execFileSync('id', ['-u', user], { encoding: 'utf8' }));
