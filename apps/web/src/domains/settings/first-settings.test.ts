import { afterEach, expect, it } from 'vitest';
import { type Boot, setBoot } from '../../platform/boot.ts';
import { firstSettings } from './first-settings.ts';

const settings: NonNullable<Boot['settings']> = {
  ...{ siteName: 'Bustan', logo: '', landingMessage: '', howto: 'Read this.', aboutUs: '' },
  ...{ aboutsite: '', privatelesson: '', paystackKey: '', whatsappNumber: '', subamount: '2500' },
  ...{ timezone: 'Africa/Lagos', oneSignalAppId: 'app' },
};

afterEach(() => setBoot(null));

it('reads the settings that came with the page by our names', () => {
  setBoot({ settings });
  expect(firstSettings()).toMatchObject({
    ...{ guide: 'Read this.', defaultPrice: '2500', timeZone: 'Africa/Lagos', pushAppId: 'app' },
    // An older server leaves them out.
    ...{ signature: '', storeLink: '', quiz: 'on', storeShown: 'on' },
  });
});

it('has none where none came, or those of another release', () => {
  setBoot({});
  expect(firstSettings()).toBeUndefined();
  setBoot({ settings: { siteName: 'Bustan' } as typeof settings });
  expect(firstSettings()).toBeUndefined();
});
