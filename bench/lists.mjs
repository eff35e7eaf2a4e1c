import { ask } from './support/ask.mjs';
import { compareHeld, sayHeld } from './support/compare.mjs';
import { openBoth } from './support/institute.mjs';
import { questions } from './support/list-questions.mjs';
import { growOffice } from './support/office.mjs';

/*
 * npm run bench:lists — every list and screen of the office that bench:students, bench:classes,
 * bench:payments and bench:exams do not ask for, in an institute of 1,000 students and 20 classes and,
 * in the same run on the same machine, in one of 100,000 and 2,000. A class is the same in both. For
 * each question the figure is how many times as long the large institute takes. Fails when one takes
 * more than 1.5 times as long; those that honestly do say why, and are shown at the end.
 * `npm run bench:lists -- audit` asks only what has the word in its name.
 */

const { small, large, stop } = await openBoth('bench:lists', {
  small: (client) => growOffice(client, { students: 1_000, classes: 20 }),
  large: (client) => growOffice(client, { students: 100_000, classes: 2_000 }),
});

const wanted = questions.filter(({ name }) => name.includes(process.argv[2] ?? ''));
for (const { name, path, body, fields, longer } of wanted) {
  await compareHeld(
    name,
    { small, large },
    (site) =>
      body === undefined
        ? ask(site, path, fields(site.grown))
        : ask(
            { ...site, headers: { ...site.headers, 'content-type': 'application/json' } },
            path,
            body,
          ),
    longer,
  );
}
await stop();
sayHeld();
