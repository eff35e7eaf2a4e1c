import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillContent, longDate, namesClass } from './certificate-content.ts';

const filling = { name: 'زينب', class: 'Nahw', date: '16 November 2026' };

describe('the content of a certificate', () => {
  it('speaks of a class by its placeholder alone', () => {
    expect(['{{class}}', 'of {{ Class }}.'].map(namesClass)).toEqual([true, true]);
    expect(['', 'the class', '{{name}}', '{class}'].some(namesClass)).toBe(false);
  });

  it.each([
    [
      '{{name}} has completed {{class}} on {{date}}.',
      'زينب has completed Nahw on 16 November 2026.',
    ],
    ['{{ Name }} and {{NAME}}', 'زينب and زينب'],
    ['{{other}} {name} {{}}', '{{other}} {name} {{}}'],
    ['{{name}}{{class}}', 'زينبNahw'],
  ])('%j', (content, filled) => {
    expect(fillContent(content, filling)).toBe(filled);
  });

  it('leaves no gap where there is no class', () => {
    const none = { ...filling, class: '' };
    expect(fillContent('has completed {{class}} on {{date}}', none)).toBe(
      'has completed on 16 November 2026',
    );
  });

  it('takes a name for a name, whatever it looks like', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('{{date}}', '$&', '$1')), (name) => {
        expect(fillContent('<{{name}}>', { ...filling, name })).toBe(`<${name}>`);
      }),
    );
  });
});

it('dates are written for people', () => {
  expect(longDate('2026-11-16')).toBe('16 November 2026');
  expect(longDate('2028-02-29')).toBe('29 February 2028');
});
