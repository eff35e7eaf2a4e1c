import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute } from '../../test/support/institute.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

it('dates calls and pages by the clock that the institute goes by', async () => {
  for (const url of ['/api.php?action=get_app_settings', '/healthz']) {
    const { headers } = await institute.app.inject(url);
    expect(headers.date).toBe(institute.clock.now().toUTCString());
  }
});
