import { getConsent } from '@institute/contract/auth/consent';
import { getMessages } from '@institute/contract/messages/messages';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina } from '../test/mock-server.tsx';
import { answerKey } from './answer-key.ts';
import { useAuthStore } from './auth-store.ts';
import { setBoot } from './boot.ts';
import { forgetFirstAnswers, takeFirst, takeFirstAnswers, takeOver } from './first-answers.ts';

const consent = { version: 2, agreed: 2, agreed_at: 1 };
const consentKey = answerKey(getConsent, {});
const cameWith = (key: readonly unknown[], data: unknown, person = amina.email) =>
  setBoot({
    first: { person, at: Date.now(), answers: [{ key, data, meta: { total: 0 }, copy: null }] },
  });

beforeEach(() => useAuthStore.setState({ user: amina, isAuthenticated: true }));
afterEach(() => {
  setBoot(null);
  takeFirstAnswers();
  useAuthStore.setState({ user: null, isAuthenticated: false });
});

it('gives what came with the page to the query that asks for it, once', () => {
  cameWith(consentKey, consent);
  takeFirstAnswers();
  const client = new QueryClient();
  takeOver(client, getConsent, {});
  expect(client.getQueryData(consentKey)).toEqual({
    ...{ version: 2, agreed: 2 },
    agreedAt: new Date(1000),
  });
  expect(takeFirst(getConsent, {})).toBeNull();
});

it('tells questions apart by what they ask', () => {
  cameWith(answerKey(getMessages, { page: 1, perPage: 5 }), []);
  takeFirstAnswers();
  expect(takeFirst(getMessages, { page: 2, perPage: 5 })).toBeNull();
  expect(takeFirst(getMessages, { page: 1, perPage: 5 })).toEqual({ data: [], meta: { total: 0 } });
});

it('gives nothing of somebody else', () => {
  cameWith(consentKey, consent, 'bilal@example.org');
  takeFirstAnswers();
  expect(takeFirst(getConsent, {})).toBeNull();
});

it('lets go what nobody has taken, before the next page is painted', () => {
  cameWith(consentKey, consent);
  takeFirstAnswers();
  forgetFirstAnswers();
  expect(takeFirst(getConsent, {})).toBeNull();
});

it('leaves what is of another shape to be asked for', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  cameWith(consentKey, { version: 'two' });
  takeFirstAnswers();
  expect(takeFirst(getConsent, {})).toBeNull();
});
