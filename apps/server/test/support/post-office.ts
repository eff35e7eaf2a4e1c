import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the mail server took it. */
export interface TakenMail {
  to: string;
  messageId: string;
  raw: string;
}

/** What the mail server says to a recipient: null takes the mail. */
export type Verdict = { code: number; says: string; at: 'RCPT' | 'DATA' } | null;

/** A real mail server on a port of this machine, that can be made to refuse and to go away. */
export class PostOffice {
  readonly taken: TakenMail[] = [];
  /** Recipients in the order they were named, whatever came of it. */
  readonly asked: string[] = [];
  judge: (email: string) => Verdict = () => null;
  /** Waited for between taking a mail and saying so. */
  beforeAnswer: () => Promise<void> = async () => undefined;
  /** What it says to the institute's own address. */
  judgeSender: () => { code: number; says: string } | null = () => null;
  private port = 0;
  private server: SMTPServer | null = null;
  private going: Promise<void> = Promise.resolve();

  static async open(): Promise<PostOffice> {
    const office = new PostOffice();
    await office.comeBack();
    return office;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Listens, after going away on the port of before and once its last connection has ended. */
  async comeBack(): Promise<void> {
    await this.going;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 100,
      onMailFrom: (_address, _session, done) => {
        const verdict = this.judgeSender();
        done(verdict ? refusal(verdict) : null);
      },
      onRcptTo: ({ address }, _, done) => {
        this.asked.push(address);
        const verdict = this.judge(address);
        done(verdict?.at === 'RCPT' ? refusal(verdict) : null);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address).join();
          const verdict = this.judge(to);
          if (verdict?.at === 'DATA') return done(refusal(verdict));
          const raw = Buffer.concat(chunks).toString('utf8');
          const messageId = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '';
          this.taken.push({ to, messageId, raw });
          this.beforeAnswer().then(() => done(), done);
        });
      },
    });
    server.on('error', () => undefined);
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Is away: connections are refused until it comes back. */
  async goAway(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server) this.going = new Promise<void>((resolve) => server.close(() => resolve()));
    await this.going;
  }
}

function refusal({ code, says }: { code: number; says: string }): Error {
  return Object.assign(new Error(says), { responseCode: code });
}
