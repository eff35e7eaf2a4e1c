import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { transliterate } from '@institute/contract/arabic/transliterate';
import { describe, expect, it } from 'vitest';
import { readDemo } from '../reader/index.ts';

const assets = join(import.meta.dirname, '../assets');
const { classes, voices } = await readDemo();
const { stories: storySounds, words: wordSounds } = voices;
const lessons = classes.flatMap(({ lessons: list }) => list);
const bytesOf = (asset: string) => statSync(join(assets, asset)).size;

describe('the voices of the demo', () => {
  // Proves decision-095-4.
  it('read at least four stories, each line at its mark', () => {
    expect(Object.keys(storySounds).length).toBeGreaterThanOrEqual(4);
    for (const [subject, { marks, length, file }] of Object.entries(storySounds)) {
      const block = lessons
        .find((lesson) => lesson.subject === subject)
        ?.blocks.find(({ kind }) => kind === 'lines');
      if (block?.kind !== 'lines') throw new Error(`${subject} has no lines`);
      expect(block.lines.map(({ from }) => from)).toEqual(marks);
      // What is spoken has the lines that are written, none more and none without.
      expect(block.lines).toHaveLength(marks.length);
      for (const [at, mark] of marks.entries()) expect(mark).toBeGreaterThan(marks[at - 1] ?? -1);
      expect(length).toBeGreaterThan(marks.at(-1) ?? 0);
      // At 24 kbit/s three bytes are a millisecond.
      expect(bytesOf(file) / 3).toBeGreaterThan(length - 500);
      expect(bytesOf(file) / 3).toBeLessThan(length + 500);
    }
  });

  // Proves decision-095-4.
  it('speak at least sixty words, a few kB each, and no file more', () => {
    const words = new Set(lessons.flatMap((lesson) => lesson.words.map(({ arabic }) => arabic)));
    expect(Object.keys(wordSounds).length).toBeGreaterThanOrEqual(60);
    for (const [arabic, asset] of Object.entries(wordSounds)) {
      expect(words.has(arabic), arabic).toBe(true);
      expect(bytesOf(asset)).toBeLessThan(7000);
    }
    const files = readdirSync(join(assets, 'words')).map((name) => `words/${name}`);
    expect(files.sort()).toEqual(Object.values(wordSounds).sort());
  });

  // Proves decision-133-2.
  it('speak every word of the class for those who cannot read, each of which can be written in Latin letters', () => {
    const first = classes.find(({ key }) => key === 'alphabet');
    const words =
      first?.lessons.flatMap((lesson) => lesson.words.map(({ arabic }) => arabic)) ?? [];
    expect(words.length).toBeGreaterThan(50);
    expect(words.filter((arabic) => !(arabic in wordSounds))).toEqual([]);
    expect(words.filter((arabic) => transliterate(arabic) === '')).toEqual([]);
  });

  it('are said to be a machine’s in every lesson where one is heard', () => {
    const heard = lessons.filter(
      ({ subject, material, blocks, words }) =>
        subject in storySounds ||
        words.some(({ arabic }) => arabic in wordSounds) ||
        material?.kind === 'audio' ||
        blocks.some((block) => block.kind === 'exercise' && 'sound' in block.exercise),
    );
    expect(heard.length).toBeGreaterThanOrEqual(18);
    const silent = heard.filter(({ about }) => !about.includes('The voice is a machine’s'));
    expect(silent.map(({ subject }) => subject)).toEqual([]);
  });

  // Proves decision-095-4.
  it('take no more than 2.5 MB', () => {
    const all = [
      ...Object.values(storySounds).map(({ file }) => file),
      ...Object.values(wordSounds),
    ];
    expect(all.reduce((sum, asset) => sum + bytesOf(asset), 0)).toBeLessThan(2_500_000);
  });
});
