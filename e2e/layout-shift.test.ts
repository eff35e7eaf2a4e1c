import type { Page } from '@playwright/test';
import { type Session, signInByApi } from './support/api.ts';
import { classPath, lessonPath } from './support/school.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';

/** The most that may move under a reader's eye (look, budgets). */
const LIMIT = 0.02;

const alphabet = 'The Arabic Alphabet';
const pages: {
  name: string;
  /** Where it is, as whoever looks at it finds out. */
  path: (reader: Session) => Promise<string>;
  settled: string;
  who: 'visitor' | 'student' | 'admin';
}[] = [
  { name: 'landing', path: async () => '/login', settled: alphabet, who: 'visitor' },
  { name: 'dashboard', path: async () => '/', settled: 'All my classes', who: 'student' },
  {
    name: 'class @all',
    path: (reader) => classPath(reader, alphabet),
    settled: 'Worksheet: read, join, write',
    who: 'student',
  },
  {
    name: 'lesson',
    path: (reader) => lessonPath(reader, alphabet, 'The 28 letters in their places'),
    settled: 'Next Lesson',
    who: 'student',
  },
  {
    name: 'list of classes of the administrator @all',
    // What other journeys add must not push it off the first page.
    path: async () => '/admin/classes?sort=name&search=Everyday',
    settled: 'Everyday Handwriting',
    who: 'admin',
  },
  {
    name: 'class of the administrator @all',
    path: async () => '/admin/classes/manage/1?tab=lessons',
    settled: 'Worksheet: read, join, write',
    who: 'admin',
  },
];
const cases = pages.flatMap((one) => sizeNames.map((size) => ({ ...one, size })));

// They wait for their slow lines, and not for one another.
test.describe.configure({ mode: 'parallel' });

for (const { name, size, path, settled, who } of cases) {
  test(`the ${name} on a ${size} stands still while it arrives${ringOf(size)}`, async ({
    visit,
    url,
    admin,
  }) => {
    const reader = who === 'admin' ? admin : await signInByApi(url, 'student@example.com');
    const visitor = await visit({ size, ...(who !== 'visitor' && { as: reader }) });
    const { page } = visitor;
    await slowLine(page);
    await page.goto(await path(reader));
    await page.getByText(settled).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shifts = await layoutShifts(page);
    expect(
      shifts.reduce((sum, shift) => sum + shift.value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(LIMIT);
    await visitor.leave();
  });
}

/** A phone's line in town: things arrive one after the other, as they do for a student. */
async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

interface Shift {
  value: number;
  /** What moved, from where to where: what is gone by now is known by its places alone. */
  moved: string[];
}

/** Every movement since the page began that nobody's press explains. */
function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    return new Promise<Shift[]>((resolve) => {
      // The first report holds all entries so far; an empty record is not reported at all.
      const observer = new PerformanceObserver((list) => {
        const entries = list.getEntries() as LayoutShift[];
        resolve(
          entries
            .filter((entry) => !entry.hadRecentInput)
            .map(({ value, sources }) => ({
              value,
              moved: sources.map(({ node, previousRect, currentRect }) => {
                const element = node instanceof Element ? node : node?.parentElement;
                const words = element?.outerHTML.slice(0, 90) ?? node?.textContent ?? 'gone';
                return `${words}: ${placeOf(previousRect)} -> ${placeOf(currentRect)}`;
              }),
            })),
        );
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => setTimeout(() => resolve([]), 200));
    });
  });
}
