import { colour, sheet } from '../page.mjs';

const lines = [
  ['Amount', 'NGN 12,000.00'],
  ['To', 'Bustan al-Huruf'],
  ['Bank', 'Bank of the Garden'],
  ['Account', '0123456789'],
  ['Reference', 'GARDEN 4471'],
  ['Status', 'Successful'],
];

/** What a bank's app shows after a transfer, as a student photographs it; of no bank that there is. */
export const transferReceipt = {
  file: 'transfer-receipt.webp',
  width: 480,
  height: 640,
  html: sheet(
    `<h1>Transfer receipt</h1><dl>${lines
      .map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)
      .join('')}</dl>`,
    `body { padding: 48px 36px; }
    h1 { font-size: 36px; color: ${colour.teal}; margin-bottom: 28px; }
    dl div { display: flex; justify-content: space-between; padding: 16px 0; font-size: 24px;
      border-bottom: 2px solid ${colour.sand}; }
    dt { color: ${colour.soft}; }
    dd { font-weight: 700; }`,
  ),
};
