import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBank } from './bank.ts';
import { readLesson } from './lesson.ts';
import { contentPath, readPage, readYaml } from './text-files.ts';
import * as types from './types.ts';

/** The demo institute, read from its files; a mistake in one is told with file and line. */
export async function readDemo(): Promise<types.Demo> {
  const voices = readYaml(contentPath('voices.yaml'), types.Voices);
  return {
    voices,
    institute: readYaml(contentPath('institute.yaml'), types.Institute),
    classes: await Promise.all(
      numberedIn(contentPath('classes')).map((name) => readClass(name, voices.stories)),
    ),
    discussions: readYaml(contentPath('discussions.yaml'), types.Discussions),
    letters: readYaml(contentPath('letters.yaml'), types.Letters),
    homework: readYaml(contentPath('homework.yaml'), types.Homework),
    readings: readYaml(contentPath('readings.yaml'), types.Readings),
    messages: readYaml(contentPath('messages.yaml'), types.Messages),
    certificates: readYaml(contentPath('certificates.yaml'), types.Certificates),
  };
}

/** What begins with a number in a folder, in that order. */
const numberedIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^\d/.test(name))
    .sort();

async function readClass(
  name: string,
  stories: types.Demo['voices']['stories'],
): Promise<types.DemoClass> {
  const folder = contentPath('classes', name);
  const { head, lines } = readPage(join(folder, 'class.md'), types.ClassHead);
  const pages = numberedIn(folder).filter((file) => file.endsWith('.md'));
  return {
    ...head,
    key: name.replace(/^\d+-/, ''),
    about: lines
      .map(({ text }) => text)
      .join('\n')
      .trim(),
    lessons: await Promise.all(pages.map((page) => readLesson(join(folder, page), stories))),
    bank: await readBank(join(folder, 'bank.csv')),
  };
}
