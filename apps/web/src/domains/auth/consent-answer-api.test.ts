import { getConsent } from '@institute/contract/auth/consent';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { answerKey } from '../../platform/answer-key.ts';
import { hasAgreed } from './consent-answer-api.ts';

it.each([
  ['is not known', undefined, false],
  ['is to nothing', { version: 2, agreed: 0, agreedAt: null }, false],
  ['is to an older version', { version: 2, agreed: 1, agreedAt: new Date(1000) }, false],
  ['is to what is in force', { version: 2, agreed: 2, agreedAt: new Date(1000) }, true],
])('a consent that %s', (_case, answer, expected) => {
  const client = new QueryClient();
  client.setQueryData(answerKey(getConsent, {}), answer);
  expect(hasAgreed(client)).toBe(expected);
});
