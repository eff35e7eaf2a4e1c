import { openAndFinish } from './support/opening-day.ts';
import { emptyInstitute } from './support/product.ts';
import { test } from './support/test.ts';

test.use({ environment: emptyInstitute() });

// Proves decision-072-3.
test('an empty institute is opened, and its first student finishes, on a phone', async ({
  visit,
  url,
}) => {
  await openAndFinish(visit, url, 'phone');
});
