import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    const config = readConfig({}, 8);
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      demoData: true,
      publicUrl: 'http://localhost:3000',
      https: false,
      processes: 1,
      timeZone: 'Africa/Lagos',
      cards: { paystack: null },
      gameOnly: false,
      gameOrigin: null,
      s3: null,
    });
    expect(config.dataDir).toMatch(/\/data$/);
  });

  it('runs on all cores and without demo data on PostgreSQL', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://localhost/school' }, 8);
    expect(config).toMatchObject({ processes: 8, demoData: false });
  });

  it.each([
    [{ NODE_ENV: 'production' }],
    [{ PUBLIC_URL: 'https://school.example' }],
    [{ PUBLIC_URL: 'http://192.168.1.7:3000' }],
    [{ PUBLIC_URL: 'http://localhost.school.example' }],
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '::' }],
    [{ HOST: '192.168.1.7' }],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }],
  ])('makes demo data on a public address only when told to: %j', (environment) => {
    expect(readConfig(environment, 1)).toMatchObject({ demoData: false, isPublic: true });
    const told = readConfig({ ...environment, DEMO_DATA: 'on' }, 1);
    expect(told).toMatchObject({ demoData: true, isPublic: true });
  });

  it.each([
    'http://localhost:80',
    'https://school.localhost',
    'http://127.0.0.2',
    'http://[::1]:3',
  ])('makes demo data by itself on this machine: %s', (PUBLIC_URL) => {
    expect(readConfig({ PUBLIC_URL }, 1)).toMatchObject({ demoData: true, isPublic: false });
  });

  it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])(
    'makes demo data by itself while only this machine can reach it: HOST=%s',
    (HOST) => {
      expect(readConfig({ HOST }, 1)).toMatchObject({ demoData: true, isPublic: false });
    },
  );

  it('serves the quiz alone for an institute that is named, and makes no demo there', () => {
    const config = readConfig(
      {
        GAME_ONLY: 'on',
        DATABASE_URL: 'postgres://localhost/school',
        PUBLIC_URL: 'https://school.example',
        DEMO_DATA: 'on',
      },
      2,
    );
    expect(config).toMatchObject({ gameOnly: true, demoData: false, https: true });
    expect(readConfig({ GAME_URL: 'https://quiz.example/' }, 1).gameOrigin).toBe(
      'https://quiz.example',
    );
  });

  it('knows the payment provider only when a key is configured', () => {
    expect(readConfig({ PAYSTACK_SECRET_KEY: 'sk' }, 1).cards.paystack).toEqual({
      secretKey: 'sk',
      apiUrl: 'https://api.paystack.co',
      inlineUrl: 'https://js.paystack.co/v2/inline.js',
      frameOrigin: 'https://checkout.paystack.com',
    });
  });

  it('keeps files in a bucket when all of it is named', () => {
    const bucket = {
      S3_ENDPOINT: 'http://localhost:9000',
      S3_BUCKET: 'institute',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
      S3_REGION: 'auto',
    };
    expect(readConfig(bucket, 1).s3).toEqual({
      endpoint: 'http://localhost:9000',
      bucket: 'institute',
      accessKey: 'key',
      secretKey: 'secret',
      region: 'auto',
    });
    for (const name of Object.keys(bucket)) {
      const partly = () => readConfig({ ...bucket, [name]: '' }, 1);
      expect(partly).toThrow(new RegExp(`^${name}: is missing: S3_ENDPOINT, .* go together$`));
    }
  });

  it.each([
    [{ PORT: 'eighty' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must begin with postgres:\/\//],
    [{ DATABASE_DIRECT_URL: 'postgres://localhost/school' }, /^DATABASE_URL: is missing/],
    [{ INSTITUTE_TIMEZONE: '+01:00' }, /^INSTITUTE_TIMEZONE: is not the name of a time zone/],
    [{ INSTITUTE_TIMEZONE: 'Lagos' }, /^INSTITUTE_TIMEZONE: is not the name of a time zone/],
    [{ ONESIGNAL_API_KEY: 'k' }, /^ONESIGNAL_APP_ID: is missing/],
    [{ ONESIGNAL_APP_ID: 'a', ONESIGNAL_API_URL: 'push' }, /^ONESIGNAL_API_URL: /],
    [{ MARKING_URL: 'https://x.example' }, /^MARKING_KEY: is missing/],
    [{ MARKING_KEY: 'k', MARKING_MODEL: 'm' }, /^MARKING_URL: is missing/],
    [{ MARKING_URL: 'ftp://x', MARKING_KEY: 'k', MARKING_MODEL: 'm' }, /^MARKING_URL: /],
    [{ ADMIN_EMAIL: 'a@b.co' }, /^ADMIN_PASSWORD: is missing/],
    [{ ADMIN_EMAIL: 'a@b.co', ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD: /],
    [{ WEB_CONCURRENCY: '4' }, /^WEB_CONCURRENCY: must be 1 with the embedded database/],
    [{ DEMO_DATA: 'maybe' }, /^DEMO_DATA: /],
    [{ PUBLIC_URL: 'ftp://x' }, /^PUBLIC_URL: /],
    [{ RATE_LIMITS: 'off', NODE_ENV: 'production' }, /^RATE_LIMITS: may be off for tests/],
    [{ RATE_LIMITS: 'off', PUBLIC_URL: 'https://school.example' }, /^RATE_LIMITS: may be off/],
    [{ GAME_URL: 'quiz' }, /^GAME_URL: /],
    [{ GAME_ONLY: 'yes' }, /^GAME_ONLY: /],
    [{ GAME_ONLY: 'on' }, /^GAME_ONLY: needs DATABASE_URL and PUBLIC_URL/],
    [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL: must begin with smtp/],
    [{ S3_ENDPOINT: 'minio:9000' }, /^S3_ENDPOINT: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
    [
      { PAYSTACK_SECRET_KEY: 'sk_simulator_1', DATABASE_URL: 'postgres://localhost/school' },
      /^PAYSTACK_SECRET_KEY: is that of the payment simulator/,
    ],
    [
      { PAYSTACK_SECRET_KEY: 'sk_simulator_1', NODE_ENV: 'production' },
      /^PAYSTACK_SECRET_KEY: is that of the payment simulator/,
    ],
  ])('refuses %j in one line that names the variable', (environment, line) => {
    expect(() => readConfig(environment, 2)).toThrow(line);
    try {
      readConfig(environment, 2);
    } catch (error) {
      expect(String(error)).not.toContain('\n');
    }
  });
});
