import { expect, it } from 'vitest';
import { type OutgoingMessage, outgoingInput } from './managed-model.ts';

const message: OutgoingMessage = {
  subject: 'مرحبا',
  message: 'Text',
  delivery: 'both',
  style: 'popup',
  to: 'all',
  recipients: [],
  members: { classId: 0, who: 'all', lessonId: 0, days: '7' },
  requestKey: 'one-press',
};
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: 'A', email: 'a@b.c' }));
const some = (count: number) =>
  outgoingInput({ ...message, to: 'individual', recipients: people(count) });

it('goes to everybody without naming anyone', () => {
  expect(outgoingInput({ ...message, recipients: people(2) })).toEqual({
    subject: 'مرحبا',
    message: 'Text',
    deliveryMethod: 'both',
    messageStyle: 'popup',
    requestKey: 'one-press',
    sendToAll: 'true',
  });
});

it('names some by their ids, and very many in one field', () => {
  expect(some(2)).toMatchObject({ recipients: ['1', '2'] });
  expect(some(1000)).toHaveProperty('recipients.length', 1000);
  const many = some(1001);
  expect(many).not.toHaveProperty('recipients');
  expect(many.recipientList).toMatch(/^1\n2\n(.+\n)*1001$/);
});

it('asks the server for students of a class, and says no more of them than was asked', () => {
  const members = { classId: 7, who: 'all', lessonId: 3, days: '9' } as const;
  const to = (own: object) =>
    outgoingInput({ ...message, to: 'class', members: { ...members, ...own } });
  expect(to({})).toMatchObject({ classId: 7, classWho: 'all' });
  for (const name of ['lessonId', 'withinDays', 'recipients', 'sendToAll']) {
    expect(to({})).not.toHaveProperty(name);
  }
  expect(to({ who: 'unopened' })).toMatchObject({ classWho: 'unopened', lessonId: 3 });
  expect(to({ who: 'ending' })).toMatchObject({ classWho: 'ending', withinDays: '9' });
});
