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

describe('what pages may load of the card payment provider', () => {
  it('is nothing while cards are off', async () => {
    const policy = await policyOf({ PAYSTACK_INLINE_URL: 'https://pay.example/v2/inline.js' });
    for (const directive of ['script-src', 'connect-src', 'frame-src']) {
      expect(policy[directive]).toBe("'self'");
    }
  });

  it('is the script, its window in a frame, and what the script asks for, each from its host', async () => {
    const policy = await policyOf({ PAYSTACK_SECRET_KEY: 'sk_live_1' });
    expect(policy['script-src']).toBe("'self' https://js.paystack.co");
    expect(policy['frame-src']).toBe("'self' https://checkout.paystack.com");
    expect(policy['connect-src']).toBe("'self' https://api.paystack.co");
    expect(policy['style-src']).toBe("'self'");
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
  });
});
