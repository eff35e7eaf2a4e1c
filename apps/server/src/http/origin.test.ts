import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute } from '../../test/support/institute.ts';
import { buildApp } from '../app.ts';

const PAGES = 'https://school.example';
const QUIZ = 'https://quiz.example';
const password = 'correct horse';

let institute: Institute;
let app: Institute['app'];
let email: string;
beforeAll(async () => {
  institute = await Institute.open();
  app = await servedAt(PAGES, QUIZ);
  const person = {
    name: 'Zaynab',
    email: 'zaynab@example.com',
    phonenumber: '0801 000 0000',
    password,
  };
  await institute.visitor.signup(person);
  email = person.email;
});
afterAll(async () => {
  await app.close();
  await institute.close();
});

/** The institute with other addresses of its pages and its quiz. */
function servedAt(publicUrl: string, gameOrigin: string | null) {
  const config = { ...institute.services.config, publicUrl, gameOrigin };
  return buildApp({ ...institute.services, config }, { withPages: false });
}

/** Signs in as a page would whose browser sends these headers. */
const signIn = (headers: Record<string, string | undefined>, to = app) =>
  to.inject({
    method: 'POST',
    url: '/api.php?action=login',
    headers: {
      host: '127.0.0.1:3000',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams({ email, password }).toString(),
  });

describe('a call that needs no session', () => {
  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    // A neighbour under the same domain is somebody else as well.
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.school.example' },
    { 'sec-fetch-site': 'same-site', origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: `${PAGES}.evil.example` },
    { origin: 'http://127.0.0.1:4000' },
    { origin: 'null' },
  ])('is refused to a page of somebody else: %j', async (headers) => {
    const response = await signIn(headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ status: false, code: 'forbidden' });
    expect(response.headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' },
    { 'sec-fetch-site': 'same-site', origin: PAGES },
    { 'sec-fetch-site': 'same-site', origin: QUIZ },
    { 'sec-fetch-site': 'none' },
    { origin: PAGES },
    { origin: 'http://127.0.0.1:3000' },
    { origin: 'http://localhost:3000', host: 'localhost:3000' },
    // Behind a proxy that ends https.
    { origin: 'https://www.school.example', host: 'www.school.example' },
    { 'sec-fetch-site': 'cross-site', origin: PAGES },
    { 'sec-fetch-site': 'cross-site', origin: QUIZ },
  ])('goes on from our own pages and from programs: %j', async (headers) => {
    const response = await signIn(headers);
    expect(response.json()).toMatchObject({ status: true });
  });

  it('is refused to the host of a quiz that is not named', async () => {
    const alone = await servedAt(PAGES, null);
    expect((await signIn({ origin: QUIZ }, alone)).statusCode).toBe(403);
    await alone.close();
  });
});
