import { setTimeout as wait } from 'node:timers/promises';
import { PostOffice } from '../../apps/server/test/support/post-office.ts';
import { startS3 } from '../../apps/server/test/support/s3-server.ts';
import { buildImage, Container, canMakeContainers } from '../../tools/lib/containers.mjs';
import { freePort } from '../../tools/lib/free-port.mjs';
import { makeRelease } from '../../tools/lib/release.mjs';
import { inRoot } from '../../tools/lib/root.mjs';
import { startSimulator } from '../../tools/simulator/simulator.mjs';
import { newDatabase } from '../support/institute.mjs';
import { Balancer } from './balancer.mjs';
import { mailsTo, walkMainJob } from './main-job.mjs';
import { must, Site } from './site.mjs';

const IMAGE = 'localhost/institute:proof';
/** Only to end what hangs, on a slow machine. */
const READY_MS = 600_000;
/** What deploy/container/compose.yaml gives an app to end in. */
const GRACE_SECONDS = 35;

/** What deploy/container/compose.yaml lets an app do: nothing but write to its /tmp. */
const confined = [
  '--read-only',
  ...['--tmpfs', '/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges'],
];

/**
 * The image of deploy/container, built from the release archive on a Debian of our own, as the two
 * apps of its compose file, confined as there, with PostgreSQL, a bucket and a mail server outside:
 * they say that they are well, walk the main job with each request at the other one, dump the
 * database, and end in good order. Null in short, on the embedded database, and where no container
 * can be made.
 * @param {Site} _site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(_site, { short, postgres }) {
  if (short || !postgres || !canMakeContainers()) return null;
  const folder = inRoot('.cache', 'release', 'image');
  const { bytes } = await makeRelease(folder);
  await buildImage({
    recipe: inRoot('deploy', 'container', 'Containerfile'),
    context: folder,
    name: IMAGE,
  });
  const [bucket, post, balancer] = await Promise.all([
    startS3(),
    PostOffice.open(),
    new Balancer().open(),
  ]);
  const simulator = await startSimulator({
    secretKey: 'sk_test_of_the_faults',
    webhookUrl: `${balancer.url}/webhooks/paystack`,
  });
  const shared = {
    ...bucket.environment,
    DATABASE_URL: await newDatabase(postgres, 'container'),
    DATA_DIR: '/tmp/institute',
    DEMO_DATA: 'off',
    HOST: '127.0.0.1',
    WEB_CONCURRENCY: '2',
    BACKUP_SCHEDULE: 'off',
    SMTP_URL: post.url,
    PUBLIC_URL: balancer.url,
    TRUST_PROXY: '1',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'head-of-two-machines',
    PAYSTACK_SECRET_KEY: simulator.secretKey,
    PAYSTACK_API_URL: simulator.apiUrl,
    PAYSTACK_INLINE_URL: simulator.inlineUrl,
  };
  /** @type {Container[]} */
  const containers = [];
  try {
    /** @type {Site[]} */
    const machines = [];
    for (let count = 0; count < 2; count += 1) {
      const environment = { ...shared, PORT: String(await freePort()) };
      const url = `http://127.0.0.1:${environment.PORT}`;
      const container = await Container.start(IMAGE, { environment, options: confined });
      containers.push(container);
      const machine = new Site(url, '', simulator, environment);
      machines.push(machine);
      await untilReady(machine, container);
      balancer.add(url);
    }
    const [first] = containers;
    const [site] = machines;
    if (!first || !site) throw new Error('no container was started');
    await walkMainJob(site.at(balancer.url), { machines, mails: mailsTo(post) });
    must((await first.run('id', '-un')) === 'node', 'the image runs as somebody else than node');
    must(
      !(await first.can('touch', '/srv/institute/written')),
      'the root of the image can be written to',
    );
    must(
      containers.every((container) => container.isHealthy()),
      'a container says it is not well',
    );
    const { served, failed } = balancer.counts;
    must(failed.length === 0, `${failed.length} of ${served} requests failed: ${failed}`);
    await first.run('node', 'apps/server/dist/dump.js', '--to', '/tmp/dump');
    await first.run('node', 'apps/server/dist/ledger-check.js');
    const codes = await Promise.all(containers.map((one) => one.stop(GRACE_SECONDS)));
    must(
      codes.every((code) => code === 0),
      `the containers ended with ${codes}`,
    );
    return `an image of an archive of ${(bytes / 1e6).toFixed(1)} MB, two apps confined, the main job over ${served} requests`;
  } finally {
    for (const container of containers) await container.remove();
    balancer.close();
    await Promise.all([bucket.close(), post.goAway(), simulator.stop()]);
  }
}

/** @param {Site} machine @param {Container} container */
async function untilReady(machine, container) {
  for (const limit = Date.now() + READY_MS; !(await machine.isReady()); await wait(200)) {
    if ((await container.isRunning()) && Date.now() < limit) continue;
    throw new Error(`a container was not ready: ${await container.output()}`);
  }
}
