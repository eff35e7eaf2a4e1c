import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import type { Services } from '../../src/context.ts';
import { ensureAdministrator, verifyAsOperator } from '../../src/modules/auth/index.ts';
import { checkLedger } from '../../src/modules/ledger/index.ts';
import type { CardProviders } from '../../src/platform/card-provider.ts';
import type { ChatModel } from '../../src/platform/chat-model.ts';
import type { Mail } from '../../src/platform/mail.ts';
import type { PostOut } from '../../src/platform/post-out.ts';
import type { SoundMaker } from '../../src/platform/sounds.ts';
import { makeServices } from '../../src/services.ts';
import {
  type Client,
  type Credentials,
  makeBrowser,
  makeClient,
  type TestBrowser,
} from './client.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

/** A person of a test, with a client of their own. */
export interface Person extends Credentials {
  id: number;
  email: string;
  name: string;
  password: string;
  referralCode: string;
  call: Client;
}

/** A clock that stands still until a test moves it. */
export interface TestClock {
  now(): Date;
  set(time: string | Date): void;
  advance(duration: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

function makeClock(): TestClock {
  let time = new Date('2026-11-16T09:00:00Z').getTime();
  return {
    now: () => new Date(time),
    set: (to) => {
      time = new Date(to).getTime();
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}

/** Mocks of services outside. */
interface MockServices {
  chatModel?: ChatModel;
  cardProviders?: CardProviders;
  postOut?: PostOut;
  sounds?: SoundMaker;
}

/** The whole product on a database of its own, driven over HTTP without a socket. */
export class Institute {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  /** Mails sent so far. */
  readonly mails: Mail[];
  readonly visitor: Client;
  private count = 0;
  private administrator: Person | null = null;

  private constructor(
    app: FastifyInstance,
    services: Services,
    database: TestDatabase,
    clock: TestClock,
    mails: Mail[],
  ) {
    this.app = app;
    this.services = services;
    this.database = database;
    this.clock = clock;
    this.mails = mails;
    this.visitor = makeClient(app, { sid: null, token: null });
  }

  /** Opens an empty institute, with `environment` besides; call `close` when done. */
  static async open(
    environment: Record<string, string> = {},
    own: MockServices = {},
  ): Promise<Institute> {
    const database = await openTestDatabase();
    const config = readConfig(
      {
        LOG_LEVEL: 'silent',
        DATA_DIR: database.dataDir,
        // Tests ask faster than people; those of the limits themselves turn them on.
        RATE_LIMITS: 'off',
        // Those of recordings have it found.
        FFMPEG_PATH: 'off',
        ...environment,
      },
      1,
    );
    return Institute.over(database, config, makeClock(), own);
  }

  private static async over(
    database: TestDatabase,
    config: Config,
    clock: TestClock,
    own: MockServices = {},
  ): Promise<Institute> {
    const mails: Mail[] = [];
    const collecting = {
      send: async (mail: Mail) => void mails.push(mail),
      close: () => undefined,
    };
    const services = await makeServices(config, database, {
      clock,
      ...(config.smtpUrl ? {} : { mailer: collecting }),
      ...own,
    });
    const app = await buildApp(services, { withPages: false });
    return new Institute(app, services, database, clock, mails);
  }

  /** The institute as another process finds it: the same database and time, nothing else. */
  async restarted(): Promise<Institute> {
    await this.app.close();
    this.services.mailer.close();
    return Institute.over(this.database, this.services.config, this.clock);
  }

  /** Another process over the same database and time, beside this one; close its `app`. */
  beside(): Promise<Institute> {
    return Institute.over(this.database, this.services.config, this.clock);
  }

  /** Checks that the books balance, then closes everything. */
  async close(): Promise<void> {
    const { problems } = await checkLedger(this.services.db);
    await this.app.close();
    await this.services.background.settled();
    this.services.mailer.close();
    await this.database.close();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }

  /** Signs in and returns the session's two halves. */
  async signIn(email: string, password: string): Promise<Credentials> {
    const response = await this.visitor.login({ email, password });
    if (!response.status) throw new Error(response.message);
    return credentialsOf(response.headers);
  }

  /**
   * A new student, optionally with kobo in the wallet, referred by a code, signing up from an
   * address. The e-mail is verified at once, unless it is to wait.
   */
  async student(
    own: {
      wallet?: number;
      refBy?: string;
      name?: string;
      email?: string;
      address?: string;
      isVerified?: boolean;
    } = {},
  ): Promise<Person> {
    this.count += 1;
    const form = {
      email: own.email ?? `student${this.count}@example.com`,
      password: 'correct horse',
      name: own.name ?? `Student ${this.count}`,
      phonenumber: '0801 000 0000',
      refBy: own.refBy ?? '',
    };
    const address = own.address ?? `10.0.0.${this.count % 250}`;
    const client = makeClient(this.app, { sid: null, token: null }, address);
    const response = await client.signup(form);
    if (!response.status) throw new Error(response.message);
    const person = this.person(credentialsOf(response.headers), { ...response.data, ...form });
    if (own.isVerified !== false) {
      await verifyAsOperator(this.services, { userId: person.id, email: person.email });
    }
    if (own.wallet) {
      const admin = await this.admin();
      await admin.call.fundWallet({ student_id: person.id, amount: String(own.wallet / 100) });
    }
    return person;
  }

  /** Gives a person a new session, after the clock has outrun the last one. */
  async signInAgain(person: Person): Promise<void> {
    Object.assign(person, await this.signIn(person.email, person.password));
    person.call = this.client(person);
  }

  /** The administrator, made when first asked for, signed in whatever the clock says. */
  async admin(): Promise<Person> {
    if (this.administrator) {
      const { status } = await this.administrator.call.getUserData({});
      if (!status) await this.signInAgain(this.administrator);
      return this.administrator;
    }
    const form = { email: 'admin@example.com', password: 'teach-arabic-1', name: 'Ustadh Idris' };
    await ensureAdministrator(this.services, form);
    const credentials = await this.signIn(form.email, form.password);
    const client = makeClient(this.app, credentials);
    const { data } = await client.getUserData({});
    this.administrator = this.person(credentials, { ...data, password: form.password });
    return this.administrator;
  }

  /** A client with any credentials, for tests of what must not work. */
  client(who: Credentials, address?: string): Client {
    return makeClient(this.app, who, address);
  }

  /** A browser that keeps its cookies, nobody's yet. */
  browser(address?: string, userAgent?: string): TestBrowser {
    return makeBrowser(this.app, address, userAgent);
  }

  private person(
    who: Credentials,
    user: { id: number; email: string; name: string; password: string; referral_code: string },
  ): Person {
    const { id, email, name, password, referral_code: referralCode } = user;
    return { ...who, id, email, name, password, referralCode, call: this.client(who) };
  }
}

/** The session an answer has set. */
export function credentialsOf(headers: Record<string, unknown>): Credentials {
  const cookies = [headers['set-cookie']].flat().map(String);
  const value = (name: string) =>
    cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(/[=;]/)[1] ?? null;
  return { sid: value('sid'), token: value('token') };
}
