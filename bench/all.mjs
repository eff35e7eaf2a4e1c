import { spawnSync } from 'node:child_process';

/*
 * npm run bench:all — what is asked of the server and of a phone, one after the other, whatever one of
 * them finds: a bench that fails above its figures does not keep the others from being seen.
 */

const over = [];
for (const bench of ['load', 'memory', 'pages']) {
  console.log(`\n${bench}`);
  const args = ['tools/institute.cjs', 'run', `bench/${bench}.mjs`];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) over.push(bench);
}
if (over.length > 0) {
  console.log(`\nnot within their figures, or ended by a fault: ${over.join(', ')}`);
  process.exitCode = 1;
}
