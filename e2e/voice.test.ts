import { addClass } from '@institute/contract/classes/managed-classes';
import type { Page } from '@playwright/test';
import { administrator } from './support/api.ts';
import { expect, test } from './support/test.ts';

/** Opens a new lesson with a block for a sound. */
async function newSound(page: Page, classId: number): Promise<void> {
  await page.goto(`/admin/classes/manage/${classId}/lessons/new`);
  await page.getByLabel('Subject').fill('At the door');
  await page.getByRole('button', { name: 'Write a text' }).click();
  await page.getByRole('button', { name: 'Add block' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sound / })
    .click();
}

// Proves ours-364, ours-366.
test.describe('a voice is recorded with one thumb or by keys, and any place in it is found', () => {
  for (const kind of ['audio/mp4', 'audio/webm'])
    test(kind, async ({ visit, admin }) => {
      const form = { category: 'Grammar', name: kind, about: 'Heard', premium: '0' } as const;
      const { id } = await admin.call(addClass, { ...form, status: '1' });
      const { page, look, leave } = await visit({ size: 'phone', as: admin });
      await page.addInitScript((only) => {
        const supports = MediaRecorder.isTypeSupported.bind(MediaRecorder);
        MediaRecorder.isTypeSupported = (type) => type.startsWith(only) && supports(type);
      }, kind);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await newSound(page, id);
      const record = page.getByRole('button', { name: 'Record' });
      await record.waitFor();
      // What mends it is heavy, and comes with the first voice.
      expect(fetched.filter((path) => path.includes('mend-sound'))).toEqual([]);
      await record.focus();
      await page.keyboard.press('r');
      await page.getByText('Recording: 0:02 of 3:00').waitFor();
      await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
      await look(`voice-recording-${kind.slice(6)}`, 'here');
      await page.keyboard.press('Escape');
      await page.getByText('Throw this recording away?').waitFor();
      await page.keyboard.press('Escape');
      await page.getByText(/^Paused: 0:0\d of 3:00/).waitFor();
      await page.getByRole('button', { name: 'Go on' }).tap();
      await page.getByText('Recording: 0:04 of 3:00').waitFor();
      await page.getByRole('button', { name: 'Stop' }).tap();
      const listen = page.getByRole('button', { name: 'Play: Your recording' });
      await listen.waitFor();
      expect(fetched.filter((path) => path.includes('mend-sound'))).not.toEqual([]);
      const place = page.getByRole('slider', { name: 'Place in: Your recording' });
      await expect(place).toHaveAttribute('aria-valuetext', /^0:00 of 0:0[45]$/);
      await listen.tap();
      await page.getByRole('button', { name: 'Pause: Your recording' }).waitFor();
      await look(`voice-heard-${kind.slice(6)}`, 'here');
      await page.getByRole('button', { name: 'Use this recording' }).tap();
      // What was stored says how long it is, and is heard from its middle.
      const audio = page.locator('audio');
      await audio.waitFor();
      const heard = await audio.evaluate(
        (element: HTMLAudioElement) =>
          new Promise<{ duration: number; at: number }>((resolve, reject) => {
            element.onerror = () => reject(new Error('It is not played.'));
            element.onloadedmetadata = () => {
              element.currentTime = 3;
            };
            element.onseeked = () =>
              resolve({ duration: element.duration, at: element.currentTime });
            element.preload = 'auto';
            element.load();
          }),
      );
      expect(heard.duration).toBeGreaterThan(3.9);
      expect(heard.duration).toBeLessThan(7);
      expect(heard.at).toBeCloseTo(3, 1);
      await leave();
    });
});

// Proves ours-371.
test('whoever logs out is asked first where a recording was not sent', async ({ visit, url }) => {
  // Of a session of its own, which ends.
  const admin = await administrator(url);
  const form = { category: 'Grammar', name: 'Unsent', about: 'Heard', premium: '0' } as const;
  const { id } = await admin.call(addClass, { ...form, status: '1' });
  const { page, look } = await visit({ size: 'desktop', as: admin });
  await newSound(page, id);
  await page.getByRole('button', { name: 'Record' }).click();
  await page.getByText('Recording: 0:01 of 3:00').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Play: Your recording' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  const asked = page.getByRole('dialog', { name: 'Log out and lose what was not sent?' });
  await asked.waitFor();
  await look('voice-logout');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play: Your recording' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  page.on('dialog', (box) => void box.accept());
  await asked.getByRole('button', { name: 'Log out and delete them' }).click();
  await page.waitForURL('**/login');
});
