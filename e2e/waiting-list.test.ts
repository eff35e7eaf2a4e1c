import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addGroup, addPattern } from '@institute/contract/meetings/groups';
import { chooseGroup, waitForSeat } from '@institute/contract/meetings/seats';
import { newStudent } from './support/api.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';

for (const size of sizeNames) {
  // Proves ours-274, ours-276.
  test(`a full group has a waiting list, and its seat is offered and taken on a ${size}${ringOf(size)}`, async ({
    visit,
    url,
    admin,
  }) => {
    const mark = crypto.randomUUID().slice(0, 6);
    const { id: class_id, rand } = await admin.call(addClass, {
      ...{ name: `Stories ${mark}`, category: 'Reading', about: 'Stories', status: '1' as const },
      premium: '0' as const,
    });
    const groupOf = async (name: string, seats: number, weekday: number) => {
      const { id } = await admin.call(addGroup, { class_id, name, seats });
      const weekly = { weekday, starts_at: '18:00', minutes: 60, from_on: '2030-01-01' };
      await admin.call(addPattern, { class_id, group_id: id, ...weekly });
      return id;
    };
    const evening = await groupOf('Evening', 1, 2);
    await groupOf('Saturday', 5, 6);
    const first = await newStudent(url, `First ${mark}`);
    await first.call(chooseGroup, { group_id: evening });
    await first.call(enrol, { class_id: String(class_id) });
    const ahead = await newStudent(url, `Ahead ${mark}`);
    await ahead.call(waitForSeat, { group_id: evening });
    const dayo = await newStudent(url, `Dayo ${mark}`);

    const { page, look } = await visit({ size, as: dayo });
    await page.goto(`/classes/${rand}`);
    const row = page.getByRole('listitem').filter({ hasText: 'Evening' });
    await page.getByRole('heading', { name: 'Choose your time' }).waitFor();
    await look('groups-to-choose');
    await row.getByRole('button', { name: 'Join the waiting list' }).click();
    await row.getByText(/^Number 2 on the waiting list/).waitFor();
    await look('group-waiting');

    await test.step('the office offers a seat', async () => {
      const office = await visit({ size, as: admin });
      await office.page.goto(`/admin/classes/manage/${class_id}?tab=meetings`);
      await office.page.getByRole('button', { name: '2 on the waiting list' }).click();
      await office.look('waiting-list');
      await office.page.getByRole('button', { name: `Offer a seat now: Dayo ${mark}` }).click();
      await office.page.getByLabel('Reason').fill('Comes from far');
      await office.look('offer-a-seat');
      await office.page.getByRole('button', { name: 'Offer a seat now' }).click();
      await office.page.getByText('A seat is offered', { exact: false }).first().waitFor();
    });

    await page.reload();
    await row.getByText(/^A seat is kept for you until/).waitFor();
    await look('group-offered');
    await row.getByRole('button', { name: 'Take the seat' }).click();
    await page.getByRole('heading', { name: 'Your time' }).waitFor();
    await expect(page.getByText('Enrolled', { exact: true })).toBeVisible();
    await look('group-taken');
  });
}
