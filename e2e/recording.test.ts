import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { saveClassStaff } from '@institute/contract/classes/staff';
import { getMessages } from '@institute/contract/messages/messages';
import { newStudent } from './support/api.ts';
import { meetingNow } from './support/meeting-now.ts';
import { expect, test } from './support/test.ts';

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** A film of a minute and a half, as a meeting program saves it. */
function makeFilm(path: string): void {
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x240:rate=5'];
  const tone = ['-f', 'lavfi', '-i', 'sine=330'];
  const codecs = ['-t', '90', '-c:v', 'libx264', '-c:a', 'aac', '-y'];
  execFileSync('ffmpeg', ['-v', 'error', '-nostdin', ...picture, ...tone, ...codecs, path]);
}

// Proves ours-329, ours-331, ours-333.
test('a teacher sends the film of a meeting, and a student hears its sound, fast and from the middle', async ({
  visit,
  url,
  admin,
}) => {
  test.skip(!hasFfmpeg, 'ffmpeg is not installed on this machine');
  const folder = await mkdtemp(join(tmpdir(), 'recording-'));
  const film = join(folder, 'zoom_0.mp4');
  makeFilm(film);
  const mark = crypto.randomUUID().slice(0, 6);
  const huda = await newStudent(url, `Huda ${mark}`);
  const amina = await newStudent(url, `Amina ${mark}`);
  const { id: class_id, rand } = await admin.call(addClass, {
    ...{ name: `Roots ${mark}`, category: 'Grammar', about: 'Roots', status: '1' as const },
    premium: '0' as const,
  });
  const user_id = huda.user.id;
  await admin.call(saveClassStaff, { class_id, user_id, powers: ['people'] });
  await amina.call(enrol, { class_id: String(class_id) });
  const meeting = await meetingNow(admin, { class_id, teacher_id: user_id, place: 'Room 2' });

  const teacher = await visit({ size: 'phone', as: huda });
  await teacher.page.goto(`/teaching/meetings/${meeting}`);
  const part = teacher.page.getByRole('region', { name: 'Recording' });
  await part.getByText(/Video or sound/).waitFor();
  await teacher.look('recording-none');
  await part.getByLabel('Upload the recording').setInputFiles(film);
  await part.getByText(/Your students hear it in the class/).waitFor();
  await expect(part.getByText('2 minutes')).toBeVisible();
  await teacher.look('recording-heard');
  await rm(folder, { recursive: true });

  const { page, look } = await visit({ size: 'phone', as: amina });
  const [told] = await amina.call(getMessages, {});
  expect(told?.subject).toMatch(/^Heard again/);
  await page.goto(`/classes/${rand}`);
  const heard = page.getByRole('region', { name: 'Heard again' });
  await heard.getByRole('button', { name: /^Hear the meeting/ }).click();
  const audio = heard.locator('audio');
  const played = () =>
    audio.evaluate(({ duration, currentTime, playbackRate }: HTMLAudioElement) => ({
      ...{ duration, currentTime, playbackRate },
    }));
  await expect.poll(async () => (await played()).duration).toBeCloseTo(90, 0);
  await heard.getByText('1.5×').click();
  await audio.evaluate((element: HTMLAudioElement) => {
    element.currentTime = 60;
  });
  await expect.poll(async () => (await played()).currentTime).toBeGreaterThan(60);
  expect((await played()).playbackRate).toBe(1.5);
  await look('heard-again');
});
