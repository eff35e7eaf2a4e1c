import { ask } from './support/ask.mjs';
import { comparison } from './support/compare.mjs';
import { growSchool, LARGE, SMALL, sizeOf } from './support/grown-school.mjs';
import { openBoth } from './support/institute.mjs';
import { options } from './support/options.mjs';
import { bookQuestions, messageQuestions, screenQuestions } from './support/questions/office.mjs';
import { debtQuestions, paymentQuestions, studentQuestions } from './support/questions/people.mjs';
import {
  certificateQuestions,
  classQuestions,
  examQuestions,
  handInQuestions,
  letterQuestions,
} from './support/questions/teaching.mjs';

/*
 * npm run bench:lists — every list and screen of the office in an institute of 1,000 students and 20
 * classes and, in the same run on the same machine, in one of 100,000 and 2,000: 10,000 payments and
 * 1,000,000, 1,500 exams to mark and 150,000, 6 hand-ins that wait and 600, a class of 100 students and
 * one of 10,000. For each
 * question the figure is how many times as long the large institute takes for a page, its total and
 * sums included. Fails when one takes more than 1.5 times as long; those that honestly do say why, and
 * are shown at the end. `npm run bench:lists -- payments` asks only what has the word in its name;
 * `--students` is how many the large one has.
 */

const { students, rounds, wants } = options({ students: LARGE, rounds: 41 });

const sites = await openBoth('bench:lists', {
  small: (client) => growSchool(client, sizeOf(SMALL)),
  large: (client) => growSchool(client, sizeOf(students)),
});

const questions = [
  ...[...studentQuestions, ...paymentQuestions, ...debtQuestions],
  ...[...classQuestions, ...examQuestions, ...handInQuestions, ...letterQuestions],
  ...[...certificateQuestions, ...messageQuestions, ...screenQuestions, ...bookQuestions],
].filter(({ name }) => wants(name));

const compare = comparison(sites, rounds);
for (const { name, path, fields, isJson, longer } of questions) {
  await compare.ask(
    name,
    ({ product, headers, grown }) => {
      const given = fields(grown);
      const json = { ...headers, 'content-type': 'application/json' };
      return isJson
        ? ask({ product, headers: json }, path, JSON.stringify(given))
        : ask({ product, headers }, path, given);
    },
    longer,
  );
}
await sites.stop();
compare.end();
