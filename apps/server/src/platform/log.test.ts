import { describe, expect, it } from 'vitest';
import { cleanUrl } from './log.ts';

describe('a URL in the log', () => {
  it('keeps no e-mail, signature or code', () => {
    expect(cleanUrl('/api.php?action=get_eligible_classes&email=amina%40example.com')).toBe(
      '/api.php?action=get_eligible_classes&email=…',
    );
    expect(cleanUrl('/api.php?admin_email=a@b.co&action=x')).toBe(
      '/api.php?admin_email=…&action=x',
    );
    expect(cleanUrl('/files/a.pdf?exp=17&sig=secret')).toBe('/files/a.pdf?exp=17&sig=…');
    expect(cleanUrl('/classes/abc')).toBe('/classes/abc');
  });
});
