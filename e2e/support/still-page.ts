import type { Page } from '@playwright/test';

/**
 * Puts the same in the place of what is another each time the school is built: times and dates,
 * codes and their square, the days of the week studied, addresses of people and machines, and the
 * pointer's and the caret's marks. Widths stay about what they were, and the direction of what stands
 * there is not touched.
 */
export async function stillPage(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    const stills: [RegExp, string][] = [
      [/\b\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{4}\b/g, '16 Nov 2026'],
      [
        /\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g,
        'November 2026',
      ],
      [/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}\b/g, 'Nov 2026'],
      [/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d\d\b/g, 'Nov 26'],
      [/\b\d{1,2}:\d\d\b/g, '09:30'],
      // Where it is noon while the institute sleeps.
      [/\bPago Pago\b/g, 'Lagos'],
      [/\b[A-Z0-9]{4}(-[A-Z0-9]{4}){2}\b/g, 'ABCD-EFGH-JKLM'],
      [/\b(\d{1,3}\.){3}\d{1,3}\b/g, '192.0.2.10'],
      [/\blocalhost:\d{4,5}\b/g, 'localhost:12345'],
      [/\bjourney-[\w-]+@example\.com\b/g, 'journey-0000000-0000@example.com'],
      [/\b(ref=)?[A-Z]+-journey-[\w-]+/g, '$1ABC-journey-0000-ABCDEF'],
    ];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const written = node.nodeValue ?? '';
      const still = stills.reduce((text, [what, same]) => text.replace(what, same), written);
      if (still !== written) node.nodeValue = still;
    }
    for (const field of document.querySelectorAll('input')) {
      for (const [what, same] of stills) field.value = field.value.replace(what, same);
    }
    // Where today stands in the week is another place every day.
    for (const changing of document.querySelectorAll<HTMLElement | SVGElement>(
      '.certificate-qr, [aria-labelledby=week] ul',
    )) {
      changing.style.visibility = 'hidden';
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
