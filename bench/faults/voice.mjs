import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { agreeToRecording } from '@institute/contract/homework/my-homework';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { chromium as browsers } from '@playwright/test';
import { chromium } from '../../e2e/support/chromium.ts';
import { chanceOf } from './chance.mjs';
import { must, untilDone } from './site.mjs';
import { auditTakes } from './voice-audit.mjs';
import { handInOnce } from './voice-hand-in.mjs';

/** @typedef {import('./site.mjs').Site} Site */

/** How many recordings are handed in, and how many phones are at it at once. */
const RECORDINGS = { full: 50, short: 5 };
const TOGETHER = 3;

const lines = [
  { id: 'one', arabic: 'هٰذَا بَيْتٌ كَبِيرٌ.', translation: 'This is a big house.' },
  { id: 'two', arabic: 'أَنَا أَمَامَ الْبَابِ.', translation: 'I am in front of the door.' },
];
/** It may be handed in again: a doubled one is refused by nothing but its name. */
const task = {
  ...{ title: 'Read the house aloud', text: 'Read each line slowly.', ways: ['voice'], lines },
  ...{ attempts: 10, seconds: 60, marking: { kind: 'seen' } },
};

/**
 * “Handed in” is true (promise 30): students record in a browser of their own, with its microphone, on the page of
 * the product, over lines that are cut at some byte or lose an answer; pages are closed or crash, and the product is
 * killed, also right after a page has said “Handed in”. Whenever one says so, its line is cut and the product asked.
 * In the end an auditor reads database and files: each take there once, byte for byte. VOICE_SEED repeats what is
 * done to each recording; how they fall in with each other is the machine's.
 * @param {Site} site @param {{ short: boolean }} options
 */
export async function run(site, { short }) {
  const wanted = short ? RECORDINGS.short : RECORDINGS.full;
  const seed = Number(process.env.VOICE_SEED ?? Math.floor(Math.random() * 1e9));
  console.log(`     voice: VOICE_SEED=${seed}`);
  const homework = await giveHomework(site);
  const killer = killerOf(site);
  const browser = await browsers.launch(chromium);
  /** @type {import('./voice-hand-in.mjs').HandedIn[]} */
  const all = [];
  const recorded = () => all.reduce((sum, { takes }) => sum + takes.length, 0);
  let begun = 0;
  try {
    const phones = Array.from({ length: TOGETHER }, async () => {
      while (begun < wanted) {
        const [number, chance] = [begun, chanceOf(seed + begun)];
        // Some read both lines, in one hand-in.
        const places = lines.slice(0, begun % 4 === 3 && begun + 1 < wanted ? 2 : 1);
        begun += places.length;
        const student = await newStudent(site, homework.classId);
        const path = homework.path;
        const around = { site, browser, killer, chance, number };
        all.push(await handInOnce({ ...around, student, path, places, short }));
      }
    });
    await Promise.all(phones);
  } finally {
    await browser.close();
  }
  // What was said last is asked of a product that has just been killed.
  await killer.kill();
  const { bytes } = await auditTakes(site, homework.classId, all);
  must(recorded() === wanted, `${recorded()} recordings were made, and ${wanted} were to be`);
  const sum = (/** @type {keyof import('./voice-hand-in.mjs').Done} */ name) =>
    all.reduce((count, { done }) => count + done[name], 0);
  return (
    `${wanted} recordings of ${Math.round(bytes / wanted / 1000)} kB in ${all.length} hand-ins of Chromium: ` +
    `${sum('cuts')} cuts at a byte, ${sum('answers')} lost answers, ${sum('pages')} pages ended, ` +
    `${killer.kills()} kills of the server, ${sum('told')} at “Handed in”; 0 lost, 0 doubled, 0 falsely said`
  );
}

/** A lesson that asks for recordings. @param {Site} site */
async function giveHomework(site) {
  const office = await site.administrator();
  const form = { category: 'Voices', name: 'Voices', about: 'Read', premium: '0', status: '1' };
  const { id, rand } = await office.call(addClass, /** @type {any} */ (form));
  const { rand: lesson } = await office.call(addLesson, {
    ...{ class_id: id, subject: 'At the door', about: '' },
    blocks: JSON.stringify([{ id: 'homework', kind: 'homework', task }]),
  });
  return { classId: Number(id), path: `/classes/${rand}/lessons/${lesson}` };
}

/** A student of the class, who has agreed to be recorded. @param {Site} site @param {number} classId */
async function newStudent(site, classId) {
  const student = await untilDone(() => site.student('Reader'));
  if (!student) throw new Error('there is no reader');
  const isDone = (/** @type {string} */ message) => message.includes('already enrolled');
  await untilDone(() => student.call(enrol, { class_id: String(classId) }), { isDone });
  await untilDone(() => student.call(agreeToRecording, {}));
  return student;
}

/** Kills the product and starts it again; who asks while that is done waits for it. @param {Site} site */
function killerOf(site) {
  /** @type {Promise<void> | null} */
  let under = null;
  let kills = 0;
  const again = async () => {
    await site.kill();
    kills += 1;
    await site.start();
  };
  return {
    kills: () => kills,
    kill() {
      under ??= again().finally(() => {
        under = null;
      });
      return under;
    },
  };
}
