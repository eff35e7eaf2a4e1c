import { firstEvening } from './support/first-evening.ts';
import { emptyInstitute } from './support/product.ts';
import { test } from './support/test.ts';

test.use({ environment: emptyInstitute() });

// Proves ours-175.
test('an owner has three hundred students of a sheet in an empty institute on the first evening', async ({
  visit,
  admin,
}) => {
  // Three hundred people: a slow machine takes minutes for them.
  test.slow();
  await firstEvening(visit, admin, 'desktop');
});
