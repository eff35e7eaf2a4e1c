import { firstEvening } from './support/first-evening.ts';
import { emptyInstitute } from './support/product.ts';
import { test } from './support/test.ts';

test.use({ environment: emptyInstitute() });

test('an owner has three hundred students of a sheet in an empty institute by a phone alone @all', async ({
  visit,
  admin,
}) => {
  // Three hundred people: a slow machine takes minutes for them.
  test.slow();
  await firstEvening(visit, admin, 'phone');
});
