import type { Browser } from '@playwright/test';

/** A picture of an answer written on paper, as a data URL of the size students send. */
export async function photograph(browser: Browser, words = 'الكِتَابُ مُبْتَدَأٌ'): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 600, height: 800 } });
  await page.setContent(
    `<body style="margin:0;background:#f4efdf;font:48px serif;padding:60px" dir="rtl">${words}<hr>خَبَرٌ<hr>`,
  );
  const picture = await page.screenshot({ type: 'jpeg', quality: 60 });
  await page.close();
  return `data:image/jpeg;base64,${picture.toString('base64')}`;
}
