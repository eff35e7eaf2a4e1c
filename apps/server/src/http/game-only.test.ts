import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClient } from '../../test/support/client.ts';
import { Institute, type Person } from '../../test/support/institute.ts';
import { play, roundOf } from '../../test/support/quiz.ts';
import { buildApp } from '../app.ts';

const PAGES = 'https://school.example';
let institute: Institute;
let quiz: Institute['app'];
let student: Person;
beforeAll(async () => {
  institute = await Institute.open();
  student = await institute.student();
  // Two processes over one database, as far as a request can tell.
  const config = { ...institute.services.config, gameOnly: true, publicUrl: `${PAGES}/` };
  quiz = await buildApp({ ...institute.services, config }, { withPages: false });
});
afterAll(async () => {
  await quiz.close();
  await institute.close();
});

const call = (method: 'GET' | 'POST' | 'OPTIONS', url: string, headers = {}) =>
  quiz.inject({ method, url, headers });

describe('a quiz served by itself', () => {
  it('plays a whole round with the session the institute gave', async () => {
    const player = { ...student, call: makeClient(quiz, student) };
    const response = await player.call.openGameRound({ action: 'easy' } as never);
    await play(institute, player, await roundOf(institute, response));
    expect(await player.call.claimGameReward({ level: 'easy' })).toMatchObject({
      success: true,
      new_balance: 100,
    });
    expect(await student.call.openGameRound({ action: 'easy' } as never)).toMatchObject({
      error: 'daily_limit_reached',
    });
  });

  it('answers its health and nothing else of the institute', async () => {
    expect((await call('GET', '/healthz')).statusCode).toBe(200);
    expect((await call('GET', '/readyz')).statusCode).toBe(200);
    for (const url of ['/api.php?action=get_app_settings', '/', '/files/a.pdf', '/messages.php']) {
      const response = await call('GET', url, { accept: 'text/html' });
      expect(response.statusCode, url).toBe(404);
      expect(response.json(), url).toMatchObject({ status: false, code: 'not_found' });
    }
    expect((await call('POST', '/api.php?action=login')).statusCode).toBe(404);
  });

  it('lets the pages of the institute call with their session, from their origin alone', async () => {
    const own = await call('GET', '/game.php', { origin: PAGES });
    expect(own.statusCode).toBe(200);
    expect(own.headers).toMatchObject({
      'access-control-allow-origin': PAGES,
      'access-control-allow-credentials': 'true',
    });
    expect(String(own.headers.vary)).toContain('origin');
    for (const origin of ['https://elsewhere.example', `${PAGES}.evil.example`, 'null']) {
      const foreign = await call('GET', '/game.php', { origin });
      expect(foreign.headers, origin).not.toHaveProperty('access-control-allow-origin');
      expect(foreign.headers, origin).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it('answers the question a browser asks first', async () => {
    const asked = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    };
    const own = await call('OPTIONS', '/game.php?action=answer', { ...asked, origin: PAGES });
    expect(own.statusCode).toBe(204);
    expect(own.headers).toMatchObject({
      'access-control-allow-origin': PAGES,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type',
    });
    const foreign = await call('OPTIONS', '/game.php', { ...asked, origin: 'https://a.example' });
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
    expect(foreign.headers).not.toHaveProperty('access-control-allow-methods');
  });

  it('says so with a refusal as well, so that the page can read it', async () => {
    const refused = await call('GET', '/game.php?action=easy', { origin: PAGES });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['access-control-allow-origin']).toBe(PAGES);
  });
});

describe('the institute beside it', () => {
  it('lets nobody call from another origin', async () => {
    const response = await institute.app.inject({
      method: 'GET',
      url: '/game.php',
      headers: { origin: PAGES },
    });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('lets its pages call the quiz when it is named', async () => {
    const config = { ...institute.services.config, gameOrigin: 'https://quiz.example' };
    const app = await buildApp({ ...institute.services, config }, { withPages: false });
    const policy = async (one: Institute['app']) =>
      String((await one.inject({ url: '/healthz' })).headers['content-security-policy']);
    expect(await policy(app)).toMatch(/connect-src 'self' https:\/\/quiz\.example[ ;]/);
    expect(await policy(institute.app)).not.toContain('quiz.example');
    await app.close();
  });
});
