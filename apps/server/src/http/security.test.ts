import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { registerSecurityHeaders } from './security.ts';

/** The content security policy under a configuration, by directive. */
async function policyOf(environment: Record<string, string>): Promise<Record<string, string>> {
  const app = fastify();
  await registerSecurityHeaders(app, readConfig(environment, 1), false);
  app.get('/', async () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  const directives = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(
    directives.map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]),
  );
}

/** The hash of the one style sheet which the provider's published script writes, while it loads. */
function styleOfLoader(): string {
  const script = readFileSync(
    createRequire(import.meta.url).resolve('@paystack/inline-js/dist/inline.js'),
    'utf8',
  );
  const [, written = ''] = /<style>(\\n {6}\.app-loader[^<]*)<\/style>/.exec(script) ?? [];
  const style = written.replaceAll('\\n', '\n');
  return `sha256-${createHash('sha256').update(style).digest('base64')}`;
}

describe('what pages may load of the card payment provider', () => {
  it('is nothing while cards are off', async () => {
    const policy = await policyOf({ PAYSTACK_INLINE_URL: 'https://pay.example/v2/inline.js' });
    for (const directive of ['script-src', 'connect-src', 'frame-src']) {
      expect(policy[directive]).toBe("'self'");
    }
  });

  it('is the script, its window in a frame, and what the script asks for, each from its host', async () => {
    const policy = await policyOf({ PAYSTACK_SECRET_KEY: 'sk_live_1' });
    expect(policy['script-src']).toBe(
      "'self' https://js.paystack.co https://checkout.paystack.com/static/vendor/pusher.min.js",
    );
    expect(policy['frame-src']).toBe("'self' https://checkout.paystack.com");
    expect(policy['connect-src']).toBe("'self' https://api.paystack.co");
    expect(policy['style-src']).toBe(`'self' '${styleOfLoader()}'`);
    expect(policy['frame-ancestors']).toBe("'none'");
  });

  it('is one host when a simulator stands in', async () => {
    const policy = await policyOf({
      PAYSTACK_SECRET_KEY: 'sk_test_1',
      PAYSTACK_API_URL: 'http://localhost:3001',
      PAYSTACK_INLINE_URL: 'http://localhost:3001/v2/inline.js',
    });
    for (const directive of ['script-src', 'connect-src', 'frame-src']) {
      expect(policy[directive]).toBe("'self' http://localhost:3001");
    }
    expect(policy['style-src']).toBe("'self'");
  });
});
