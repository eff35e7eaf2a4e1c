import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute } from '../../../../test/support/institute.ts';
import { type PushService, startPushService } from '../../../../test/support/push-service.ts';

let service: PushService;
let institute: Institute;
beforeAll(async () => {
  service = await startPushService();
  institute = await Institute.open({
    ONESIGNAL_APP_ID: 'app-1',
    ONESIGNAL_API_KEY: 'secret',
    ONESIGNAL_API_URL: service.url,
  });
});
afterAll(async () => {
  await institute.close();
  await service.close();
});

it('has the push service forget the devices of whoever is deleted, once it answers', async () => {
  const student = await institute.student();
  const { data } = await student.call.getUserData({});
  const admin = await institute.admin();
  service.answerWith(503);
  await admin.call.deleteStudent({ student_id: student.id });
  await institute.services.jobs.drain();
  service.answerWith(200);
  await institute.services.jobs.drain({ later: true });
  const path = `/apps/app-1/users/by/external_id/${data.push_id}`;
  expect(service.forgotten).toEqual([path, path]);
});

it('is content where the service knows no such devices, or refuses for good', async () => {
  const admin = await institute.admin();
  for (const status of [404, 400]) {
    const student = await institute.student();
    service.answerWith(status);
    service.forgotten.length = 0;
    await admin.call.deleteStudent({ student_id: student.id });
    await institute.services.jobs.drain();
    service.answerWith(200);
    await institute.services.jobs.drain({ later: true });
    expect(service.forgotten).toHaveLength(1);
  }
});
