import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { refusalOf } from './refusal.mjs';
import { startSimulator } from './simulator.mjs';

/*
 * The payment simulator as a process of its own, beside the demo: `npm start` runs it. It prints one
 * line of JSON with what the server must know of it, and ends with its parent.
 */
const refusal = refusalOf(process.env);
if (refusal) {
  console.error(`The payment simulator does not run where ${refusal}.`);
  process.exit(1);
}

const app = Number(process.env.PORT || 3000);
const dataDir = process.env.DATA_DIR || './data';
const shownHost = process.env.PUBLIC_URL ? new URL(process.env.PUBLIC_URL).hostname : 'localhost';

/** @param {number} port */
const start = (port) =>
  startSimulator({
    // The server refuses a key that begins like this where real money may be.
    secretKey: `sk_simulator_${randomBytes(16).toString('hex')}`,
    webhookUrl: `http://127.0.0.1:${app}/webhooks/paystack`,
    port,
    host: process.env.HOST || '127.0.0.1',
    shownHost,
    file: join(dataDir, 'simulated-payments.json'),
  });

// The port beside the site's, unless it is taken.
const simulator = await start(app + 1).catch(() => start(0));
process.send?.({
  PAYSTACK_SECRET_KEY: simulator.secretKey,
  PAYSTACK_API_URL: simulator.apiUrl,
  PAYSTACK_INLINE_URL: simulator.inlineUrl,
  DEMO_CARDS: 'on',
});
process.on('disconnect', () => process.exit(0));
