import { measureData } from './pages/data.mjs';
import { measureMarks } from './pages/lighthouse.mjs';
import { measurePaint } from './pages/paint.mjs';
import { options } from './support/options.mjs';

/*
 * npm run bench:pages — what a student's phone waits for, beside the budgets of paint-budgets.mjs, over
 * one of which it fails: `--direct` and `--caddy` leave out the other way, `--3g` measures a cheap phone on
 * 400 kbit/s with 400 ms instead, and with `--list` each page's requests and the element of its largest
 * paint are printed. Names of pages as arguments measure those alone. `--data` measures instead what a
 * student's visits cost, and `--lighthouse` asks Lighthouse for its marks.
 */

const given = options({
  ...{ data: false, lighthouse: false, rounds: 0 },
  ...{ direct: false, caddy: false, '3g': false, list: false },
});
const { data, lighthouse, list } = given;
const rounds = given.rounds || (data || lighthouse ? 3 : 5);

if (data) await measureData(rounds);
else {
  const over = lighthouse
    ? await measureMarks({ rounds, list })
    : await measurePaint({ ...given, rounds, is3G: given['3g'] });
  for (const one of over) console.log(`not as good as wanted: ${one}`);
  if (over.length > 0) process.exitCode = 1;
}
