import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getWalletHistory } from '@institute/contract/ledger/ledger';
import type { Page } from '@playwright/test';
import { newStudent } from './support/api.ts';
import { expect, test } from './support/test.ts';

/*
 * The provider's published script in place of the simulator's, under our content security policy.
 * The script comes from its package and its window from us, which passes on to the simulator what
 * the provider's window would ask the provider; nothing leaves this machine.
 */

const SCRIPT = 'https://js.paystack.co/v2/inline.js';
const WINDOW = 'https://checkout.paystack.com/';
const published = readFileSync(
  createRequire(import.meta.url).resolve('@paystack/inline-js/dist/inline.js'),
);

test.use({ environment: { PAYSTACK_INLINE_URL: SCRIPT } });

/** What stands in the provider's window: it says what the published script waits to hear. */
const windowPage = `<!doctype html><title>Paystack</title>
<p id="status">Waiting</p><button id="pay" hidden>Pay</button>
<script type="module">
  const say = (event, data) => parent.postMessage({ event, data }, '*');
  let opened = null;
  addEventListener('message', async ({ data }) => {
    const order = findOrder(data);
    if (!order || opened) return;
    opened = await fetch('/simulator/checkout/request_inline', {
      method: 'POST', body: JSON.stringify(order),
    }).then((response) => response.json());
    say('loaded:transaction', { id: opened.data.id, accessCode: opened.data.access_code, customer: {} });
    document.getElementById('pay').hidden = false;
  });
  document.getElementById('pay').onclick = async () => {
    await fetch('/simulator/checkout/' + opened.data.access_code + '/act', {
      method: 'POST', body: JSON.stringify({ act: 'pay', ending: 'paid' }),
    });
    say('success', { status: 'success', reference: order.reference, trans: opened.data.id });
  };
  let order = null;
  function findOrder(value) {
    if (typeof value === 'string' && value.includes('{')) {
      try { return findOrder(JSON.parse(value.slice(value.indexOf('{')))); } catch { return null; }
    }
    if (typeof value === 'string') {
      const query = Object.fromEntries(new URLSearchParams(value.slice(value.indexOf('?') + 1)));
      return query.reference ? (order = query) : null;
    }
    if (!value || typeof value !== 'object') return null;
    if (value.reference || value.ref) return (order = { ...value, reference: value.reference || value.ref });
    for (const inner of Object.values(value)) { const found = findOrder(inner); if (found) return found; }
    return null;
  }
  say('loaded:checkout', {});
</script>`;

async function servePublished(page: Page, simulator: string): Promise<void> {
  const context = page.context();
  await context.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: published }),
  );
  await context.route(`${WINDOW}**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/simulator/')) {
      return route.fulfill({ contentType: 'text/html', body: windowPage });
    }
    const answer = await fetch(simulator + pathname.slice('/simulator'.length), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: request.postData(),
    });
    return route.fulfill({ contentType: 'application/json', body: await answer.text() });
  });
}

// Proves rulings-3-2.
test('the published script opens and pays under our policy on a phone', async ({
  visit,
  url,
  product,
}) => {
  const student = await newStudent(url);
  const visitor = await visit({ size: 'phone', as: student });
  const { page } = visitor;
  await servePublished(page, product.simulator.apiUrl);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) refused.push(message.text());
  });
  await page.goto('/wallet-history');
  await page.getByRole('button', { name: 'Fund Wallet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fund Wallet' });
  await dialog.getByLabel('Amount', { exact: true }).fill('1500');
  await dialog.getByRole('button', { name: 'Fund Wallet' }).click();
  const provider = page.frameLocator('iframe[id^="inline-checkout-"]');
  await provider.getByRole('button', { name: 'Pay' }).click();
  await page
    .getByRole('status')
    .getByText('Payment successful! Your wallet has been funded.', { exact: true })
    .first()
    .waitFor();
  // What is shown while the window loads is styled: its sheet was not refused.
  const loader = page.frame({ url: 'about:blank' });
  expect(
    await loader?.evaluate(() => {
      const sheets = [...document.styleSheets];
      return sheets.reduce((rules, sheet) => rules + sheet.cssRules.length, 0);
    }),
  ).toBeGreaterThan(3);
  expect(refused).toEqual([]);
  const lines = await student.call(getWalletHistory, {});
  expect(lines.map(({ amount }) => amount)).toEqual([1500]);
  await visitor.leave(/^request to https:\/\/(js|checkout|api)\.paystack\.co/);
});
