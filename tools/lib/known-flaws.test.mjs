import { expect, it } from 'vitest';
import { flawsIn } from './known-flaws.mjs';

it('names each package that something is known against', () => {
  const answer = {
    vulnerabilities: {
      left: { severity: 'high', via: [{ title: 'Pads too much' }] },
      right: { severity: 'low', via: ['left'] },
    },
    metadata: { vulnerabilities: { total: 2 } },
  };
  expect(flawsIn(`npm warn old lock file\n${JSON.stringify(answer)}`)).toEqual([
    'left (high): Pads too much',
    'right (low): by left',
  ]);
  expect(flawsIn(JSON.stringify({ vulnerabilities: {} }))).toEqual([]);
});

it('judges nothing by a registry that does not answer', () => {
  const refusal = { message: '405 Method Not Allowed', body: '' };
  expect(
    flawsIn(`npm warn audit 405\n${JSON.stringify(refusal)}\nnpm error audit`),
  ).toBeUndefined();
  expect(flawsIn('npm error network')).toBeUndefined();
});
