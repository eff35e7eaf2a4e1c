import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClassOnShow } from '../../../test/support/school.ts';
import { buildApp } from '../../app.ts';
import { loadPainter } from '../../platform/painter.ts';

let institute: Institute;
let admin: Person;
/** Two processes: each keeps the pages it has made. */
let apps: Institute['app'][];
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  const build = () => buildApp(institute.services, { withPages: true });
  apps = [await build(), await build()];
  // A large file, which outlasts the patience of a test on a busy machine.
  await loadPainter();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await institute.close();
});

async function read(url: string, app = apps[0]): Promise<string> {
  const response = await app?.inject({ url, headers: { accept: 'text/html' } });
  expect(response?.statusCode).toBe(200);
  return response?.body ?? '';
}
/** What a page shows before any script: its elements, without the data that follow. */
const painted = (body: string) => body.slice(body.indexOf('<body>')).split('id="boot"')[0] ?? '';
const wordsOf = (body: string) => painted(body).replace(/<[^>]+>/g, ' ');

describe('an institute that has just opened', () => {
  // Proves ours-42.
  it('has a landing page that is whole without classes and teachers', async () => {
    const words = wordsOf(await read('/'));
    for (const shown of [
      ...['Read your first word', 'بَابٌ', 'How it works', 'From the first letter'],
      ...['The first classes are being prepared', 'A certificate that proves itself'],
      ...['Questions and answers', 'Do I need to know any Arabic?'],
    ]) {
      expect(words).toContain(shown);
    }
    expect(words).not.toContain('Who teaches');
  });

  it('has a page about it, and one that says there are no classes yet', async () => {
    const about = wordsOf(await read('/about'));
    expect(about).toContain('About Arabic Institute');
    expect(about).not.toContain('Who teaches');
    expect(about).not.toContain('How to reach us');
    expect(about).not.toContain('How one learns here');
    expect(wordsOf(await read('/c'))).toContain('The first classes are being prepared.');
  });
});

describe('what the institute says of itself', () => {
  // Proves ours-43.
  it('is seen by everybody within a second, in every process', async () => {
    await Promise.all(apps.flatMap((app) => [read('/', app), read('/about', app)]));
    await admin.call.updateAppSettings({ aboutUs: 'Three teachers and a garden.' });
    await admin.call.updateInstituteProfile({
      teachers: [{ name: 'Ustadha Huda · هُدَى', line: 'From Cairo', picture: '' }],
      questions: [{ question: 'Is it hard?', answer: 'No.\nNot at all.' }],
      address: '12 Sabo Road\nKano',
      contactEmail: 'salam@bustan.example',
    });
    await wait(1_000);
    for (const app of apps) {
      const landing = wordsOf(await read('/', app));
      for (const shown of ['Ustadha Huda', 'هُدَى', 'From Cairo', 'Is it hard?', '12 Sabo Road']) {
        expect(landing).toContain(shown);
      }
      expect(landing).not.toContain('Do I need to know any Arabic?');
      const about = await read('/about', app);
      for (const shown of ['Three teachers and a garden.', 'Ustadha Huda', '12 Sabo Road']) {
        expect(wordsOf(about)).toContain(shown);
      }
      expect(about).toContain('href="mailto:salam@bustan.example"');
      expect(about).toContain('content="Three teachers and a garden."');
    }
  });

  it('tells about the site under a heading of its own, beside what it says of itself or without', async () => {
    const aboutsite = 'Each lesson opens on its day.';
    const shown = /How one learns here\s+Each lesson opens on its day\./;
    await admin.call.updateAppSettings({ aboutUs: 'Two teachers.', aboutsite });
    await wait(1_000);
    const both = wordsOf(await read('/about'));
    expect(both).toMatch(shown);
    expect(both.indexOf('Two teachers.')).toBeLessThan(both.indexOf(aboutsite));
    await admin.call.updateAppSettings({ aboutUs: '' });
    await wait(1_000);
    const alone = wordsOf(await read('/about'));
    expect(alone).toMatch(shown);
    expect(alone).not.toContain('Two teachers.');
  });

  // Proves ours-43.
  it('is text, whatever it looks like', async () => {
    const evil = '</script><img src=x onerror=alert(1)>';
    await admin.call.updateAppSettings({ aboutUs: evil, aboutsite: evil });
    await admin.call.updateInstituteProfile({
      ...{ tagline: evil, forWhom: evil },
      promises: [{ title: evil, line: evil }],
      steps: [{ title: evil, line: evil }],
      teachers: [{ name: evil, line: evil, picture: '' }],
      questions: [{ question: evil, answer: evil }],
      levelA0: evil,
      address: evil,
    });
    await wait(300);
    for (const page of ['/', '/about']) {
      const body = await read(page);
      expect(body).not.toContain('<img src=x');
      expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    }
  });

  it('leads to the pages about it from the foot of each page for readers', async () => {
    for (const page of ['/about', '/c']) {
      const body = await read(page);
      for (const path of ['/c', '/about', '/verify', '/terms', '/privacy']) {
        expect(body).toContain(`<a href="${path}"`);
      }
    }
  });
});

describe('the classes on the landing page', () => {
  const sizeOf = async (url: string) => Buffer.byteLength(await read(url));

  // Proves ours-43.
  it('are some of each kind, and all of them stand at /c', async () => {
    await aClassOnShow(institute, { name: 'Letters', level: 'A0', hours: '10' });
    await aClassOnShow(institute, { name: 'Poems', premium: '1', amount: '5000' });
    await aClassOnShow(institute, {
      ...{ name: 'Club', premium: '1', amount: '2500' },
      monthlySub: '1',
    });
    for (let n = 0; n < 12; n += 1)
      await aClassOnShow(institute, { name: `Free ${n}`, about: 'x'.repeat(5000) });
    await wait(300);
    const landing = await read('/');
    expect(landing.match(/<article/g)).toHaveLength(6);
    expect(wordsOf(landing)).toMatch(/A0 · 10 hours/);
    expect(wordsOf(landing)).toContain('See all 15 classes');
    const all = wordsOf(await read('/c'));
    for (const name of ['Letters', 'Poems', 'Club', 'Free 0', 'Free 11'])
      expect(all).toContain(name);
    expect(all).toMatch(/Letters\s+A0 · About 10 hours · Free/);
    expect(all).toMatch(/Free\s+Letters[\s\S]*One payment\s+Poems[\s\S]*Monthly\s+Club/);
  });

  // Proves ours-42.
  it('weigh the same however many there are', async () => {
    const before = await sizeOf('/');
    for (let n = 0; n < 30; n += 1)
      await aClassOnShow(institute, { name: `More ${n}`, about: 'y'.repeat(5000) });
    await wait(300);
    expect(Math.abs((await sizeOf('/')) - before)).toBeLessThan(10);
  });
});
