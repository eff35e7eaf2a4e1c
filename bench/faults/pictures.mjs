import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { getLessonDetails } from '@institute/contract/exams/exams';
import { submitExam } from '@institute/contract/exams/sitting';
import { viewStatus } from '@institute/contract/lessons/lessons';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import sharp from 'sharp';
import { askFor } from './asking.mjs';
import { must } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */

/** What all pictures at once may take above what the product takes idle. */
const MOST_MEGABYTES = 250;
const AT_ONCE = 8;
const SCRIPT = '<script>alert(document.cookie)</script>';

/** @param {number} side @param {3 | 4} channels */
const square = (side, channels) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels,
      background: { r: 20, g: 120, b: 60, alpha: 0.5 },
    },
    limitInputPixels: false,
  });

/** Headers of a person. @param {Session} who */
const headersOf = (who) => ({
  cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  authorization: `Bearer ${who.cookies.get('token')}`,
});

/**
 * Sends a form with a file.
 * @param {Site} site @param {Session} who @param {string} path @param {Record<string, string>} fields
 * @param {{ field: string, name: string, bytes: Uint8Array }} file
 */
async function send(site, who, path, fields, { field, name, bytes }) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: headersOf(who),
    body: form,
  });
  return { http: answer.status, ...(await answer.json()) };
}

/**
 * Uploads are inert: what is no picture is refused, what is one comes out made anew, its pixels are
 * bounded before they unfold, and eight of the largest at once stay within a bound of memory. Pictures
 * meet no database, so the short run has them on one alone.
 * @param {Site} site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(site, { short, postgres }) {
  if (short && postgres) return null;
  const admin = await site.administrator();
  const refused = await refusals(site, admin);
  const inert = await polyglots(site, admin);
  await strangers(site, admin);
  const most = await manyAtOnce(site, admin, short);
  return `${refused} kinds refused in five places, ${inert} polyglots made inert, others' files refused unseen, ${AT_ONCE} at once at most ${most} MB over idle`;
}

/** @param {Site} site @param {Session} admin */
async function refusals(site, admin) {
  const png = await square(60, 4).png().toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`;
  const vast = await square(6400, 3).png({ compressionLevel: 6 }).toBuffer();
  const heavy = Buffer.concat([png, Buffer.alloc(401 * 1024)]);
  const header = Buffer.from(png);
  // Says that it is 30,000 pixels wide and high, and holds none of them.
  header.writeUInt32BE(30_000, 16);
  header.writeUInt32BE(30_000, 20);
  /** @type {[name: string, bytes: Uint8Array][]} */
  const bad = [
    ['picture.svg', Buffer.from(svg)],
    ['picture.jpg', Buffer.from(svg)],
    ['picture.jpg', Buffer.from(`<!doctype html><title>x</title>${SCRIPT}`)],
    ['picture.php.jpg', Buffer.from(`<?php echo 1; ?>${SCRIPT}`)],
    ['vast.png', vast],
    ['header.png', header],
    ['heavy.png', heavy],
    ['empty.png', Buffer.alloc(0)],
    ['cut.png', png.subarray(0, png.length / 2)],
    ['gif.gif', Buffer.from(`GIF89a=1;${SCRIPT}`)],
  ];
  const form = /** @type {const} */ ({ category: 'Faults', about: '-', premium: '0' });
  const { id } = await admin.call(addClass, { ...form, name: 'Refusals' });
  const lesson = { action: 'addLesson', class_id: String(id), subject: 'Refused' };
  const places = [
    { path: '/api.php?action=uploadLogo', fields: {}, field: 'logo' },
    { path: '/api.php?action=saveSignature', fields: {}, field: 'signature' },
    { path: addLesson.path, fields: lesson, field: 'file' },
    { path: '/api.php?action=uploadTeacherPicture', fields: {}, field: 'picture' },
  ];
  for (const { path, fields, field } of places) {
    for (const [name, bytes] of bad) {
      // A picture of this size is heavy for a logo and a signature alone.
      if (name === 'heavy.png' && !['logo', 'signature'].includes(field)) continue;
      // A form in which no file was chosen sends an empty one, and a lesson may have none.
      if (name === 'empty.png' && field === 'file') continue;
      const answer = await send(site, admin, path, fields, { field, name, bytes });
      must(
        answer.status === false && answer.http < 500,
        `${name} was taken as ${field}: ${JSON.stringify(answer)}`,
      );
      must(answer.message?.length > 0, `${name} was refused without a word`);
    }
  }
  const sitter = await examSitter(site, admin, String(id));
  for (const [name, bytes] of bad) {
    if (name === 'heavy.png' || name === 'empty.png') continue;
    const theory_image = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
    const fields = { lesson_id: sitter.lesson_id, theory_image };
    const answer = await askFor(site.url, submitExam, fields, sitter.who);
    const isRefused = JSON.parse(answer.body.toString()).status === false && answer.status < 500;
    must(isRefused, `${name} was taken as an answer: ${answer.status} ${answer.body}`);
  }
  return bad.length;
}

/** Somebody who may sit an exam. @param {Site} site @param {Session} admin @param {string} class_id */
async function examSitter(site, admin, class_id) {
  const written = /** @type {const} */ ({ subject: 'Exam', inputetype: 'Exam', about: 'Draw.' });
  const { id } = await admin.call(addLesson, { class_id, ...written });
  const who = await site.student('Sitter');
  await who.call(enrol, { class_id: Number(class_id) });
  await who.call(viewStatus, { class_id: Number(class_id), lesson_id: id });
  return { who, lesson_id: String(id) };
}

/** @param {Site} site */
async function logoOf(site) {
  const answer = await fetch(`${site.url}/api.php?action=get_app_settings`);
  const { data } = await answer.json();
  const file = await fetch(`${site.url}/${data.logo}`);
  return { name: data.logo, file, bytes: Buffer.from(await file.arrayBuffer()) };
}

/** @param {Site} site @param {Session} admin */
async function polyglots(site, admin) {
  const formats = /** @type {const} */ (['jpeg', 'png', 'gif', 'webp']);
  const names = ['../../etc/passwd.png', 'a\0.php.png', 'logo.php.jpg', 'logo.html'];
  for (const [at, format] of formats.entries()) {
    const bytes = Buffer.concat([
      await square(40, 3).toFormat(format).toBuffer(),
      Buffer.from(`<html>${SCRIPT}</html>PK\u0003\u0004`),
    ]);
    const file = { field: 'logo', name: names[at] ?? 'x', bytes };
    const answer = await send(site, admin, '/api.php?action=uploadLogo', {}, file);
    must(answer.status, `a ${format} with a script behind it: ${JSON.stringify(answer)}`);
    const kept = await logoOf(site);
    must(!kept.bytes.includes('script'), `the script behind a ${format} was kept`);
    must(/^files\/shared-[\w-]+\.\w+$/.test(kept.name), `a strange name: ${kept.name}`);
    must(kept.file.headers.get('content-type')?.startsWith('image/'), 'served as no picture');
    must(kept.file.headers.get('x-content-type-options') === 'nosniff', 'served to be sniffed');
  }
  return formats.length;
}

/** @param {Site} site @param {Session} admin */
async function strangers(site, admin) {
  const form = { category: 'Faults', name: 'Pictures', about: '-', premium: '0' };
  const { id: class_id } = await admin.call(addClass, form);
  const bytes = await square(50, 3).png().toBuffer();
  const lesson = {
    action: 'addLesson',
    class_id: String(class_id),
    subject: 'Picture',
    inputetype: 'Lesson',
  };
  const added = await send(site, admin, addLesson.path, lesson, {
    field: 'file',
    name: 'x.png',
    bytes,
  });
  must(added.status, `the lesson was refused: ${JSON.stringify(added)}`);
  const reader = await site.student('Reader');
  await reader.call(enrol, { class_id });
  await reader.call(viewStatus, { class_id, lesson_id: added.data.id });
  const seen = await reader.call(getLessonDetails, { class_id, lesson_id: added.data.id });
  const address = 'material_url' in seen ? seen.material_url : '';
  must(address, 'the lesson has no picture');
  // Somebody who has not joined, and nobody at all.
  const stranger = await site.student('Stranger');
  const statusOf = async (/** @type {string} */ path) => {
    const asked = [{}, headersOf(stranger)].map((headers) =>
      fetch(`${site.url}/${path}`, { headers }).then(({ status }) => status),
    );
    const [first, second] = await Promise.all(asked);
    must(first === second, `${path} answered ${first} to nobody and ${second} to a stranger`);
    return first;
  };
  must((await statusOf(address)) === 200, 'its own picture was not served');
  const [path = '', query = ''] = address.split('?');
  // What is not signed for this person is refused before it is looked for, so that nobody learns what there is.
  for (const [other, wanted] of /** @type {const} */ ([
    [path, 404],
    [`${path}?${query.replace(/sig=./, 'sig=!')}`, 404],
    [path.replace(/[^/]+$/, 'x'.repeat(32)), 404],
    ['files/..%2f..%2fpackage.json', 404],
    ['files/x%00.png', 404],
  ])) {
    const status = await statusOf(other);
    must(status === wanted, `${other} answered ${status}, not ${wanted}`);
  }
}

/**
 * Megabytes of a process and its children. What they share counts once: a child that has just been
 * forked holds everything of its parent, and one that runs the same program its code.
 * @param {number} pid @returns {number}
 */
function memoryOf(pid) {
  const read = (/** @type {string} */ file) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8');
    } catch {
      return '';
    }
  };
  const own = Number(/^Pss:\s+(\d+)/m.exec(read('smaps_rollup'))?.[1] ?? 0) / 1024;
  const children = read(`task/${pid}/children`).trim().split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + memoryOf(Number(child)), own);
}

/** @param {Site} site @param {Session} admin @param {boolean} short */
async function manyAtOnce(site, admin, short) {
  // The largest that are accepted, in the formats that take most; the short run has two of them.
  const vast = [
    await square(6320, 3).jpeg().toBuffer(),
    await square(short ? 2800 : 3999, 4)
      .webp({ effort: 0 })
      .toBuffer(),
    ...(short
      ? []
      : [
          await square(6320, 4).png().toBuffer(),
          await square(3999, 3).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
          await square(3999, 4).gif({ effort: 1 }).toBuffer(),
        ]),
  ];
  let most = 0;
  const pid = site.process?.child.pid ?? 0;
  const form = { category: 'Faults', name: 'Many pictures', about: '-', premium: '0' };
  const { id } = await admin.call(addClass, form);
  await wait(2500);
  // Once: what an earlier format leaves behind is no part of it.
  const idle = memoryOf(pid);
  for (const bytes of vast) {
    const timer = setInterval(() => {
      most = Math.max(most, memoryOf(pid) - idle);
    }, 10);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        send(
          site,
          admin,
          addLesson.path,
          {
            action: 'addLesson',
            class_id: String(id),
            subject: `Picture ${at}`,
            inputetype: 'Lesson',
          },
          { field: 'file', name: 'vast.jpg', bytes },
        ),
      ),
    );
    clearInterval(timer);
    must(
      answers.every(({ status }) => status),
      `refused: ${JSON.stringify(answers[0])}`,
    );
  }
  must(most <= MOST_MEGABYTES, `${Math.round(most)} MB over idle`);
  return Math.round(most);
}
