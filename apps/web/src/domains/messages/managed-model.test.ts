import { expect, it } from 'vitest';
import { type OutgoingMessage, wireMessage } from './managed-model.ts';

const message: OutgoingMessage = {
  subject: 'مرحبا',
  message: 'Text',
  delivery: 'both',
  style: 'popup',
  to: 'all',
  recipients: [],
  requestKey: 'one-press',
};
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: 'A', email: 'a@b.c' }));
const some = (count: number) =>
  wireMessage({ ...message, to: 'individual', recipients: people(count) });

it('goes to everybody without naming anyone', () => {
  expect(wireMessage({ ...message, recipients: people(2) })).toEqual({
    subject: 'مرحبا',
    message: 'Text',
    delivery_method: 'both',
    message_style: 'popup',
    request_key: 'one-press',
    send_to_all: 'true',
  });
});

it('names some by their ids, and very many in one field', () => {
  expect(some(2)).toMatchObject({ recipients: ['1', '2'] });
  expect(some(1000)).toHaveProperty('recipients.length', 1000);
  const many = some(1001);
  expect(many).not.toHaveProperty('recipients');
  expect(many.recipient_list).toMatch(/^1\n2\n(.+\n)*1001$/);
});
