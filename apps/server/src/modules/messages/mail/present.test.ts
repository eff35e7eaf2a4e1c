import { expect, it } from 'vitest';
import { messageMail } from './present.ts';

const institute = {
  name: 'Bustan <b>',
  url: 'https://institute.example',
  unsubscribe: 'https://institute.example/unsubscribe/messages.1.x',
};
const mail = (body: string, own: { subject?: string; inApp?: boolean } = {}) =>
  messageMail({ subject: own.subject ?? 'S', body, inApp: own.inApp ?? false }, institute);

it('leaves nothing of HTML in what a person wrote', () => {
  const evil = '</p><script>alert("x")</script> \'&amp;';
  const { html, text, subject } = mail(evil, { subject: evil });
  expect(html).not.toContain('<script');
  expect(html).toContain(
    '&lt;/p&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &#39;&amp;amp;',
  );
  expect(html).toContain('<bdi>Bustan &lt;b&gt;</bdi>');
  expect([text.startsWith(evil), subject]).toEqual([true, evil]);
});

it.each([
  ['see https://a.example/b?c=1&d="x".', 'https://a.example/b?c=1&amp;d='],
  ['(https://a.example/path)', 'https://a.example/path'],
  ['انظر https://a.example/صفحة، ثم', 'https://a.example/صفحة'],
])('makes a link of the address in %s', (body, address) => {
  expect(mail(body).html).toContain(`<a href="${address}" dir="ltr"`);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'www.example.org'])(
  'makes none of %s',
  (body) => {
    expect(mail(body).html).not.toContain(`href="${body}`);
  },
);

it('gives each line its own direction and keeps empty ones', () => {
  const { html } = mail('one\r\n\r\nاثنان');
  expect(html).toContain('<p dir="auto" style="margin:0">one</p>');
  expect(html).toContain('<p style="margin:0">&nbsp;</p>');
  expect(html).toContain('<p dir="auto" style="margin:0">اثنان</p>');
});

it('leads to the messages where they can be read', () => {
  expect(mail('x', { inApp: true }).text).toContain('https://institute.example/messages');
  expect(mail('x').text).not.toContain('institute.example/messages');
});
