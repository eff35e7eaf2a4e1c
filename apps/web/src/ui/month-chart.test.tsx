import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formatRough } from './format.ts';
import { MonthChart } from './month-chart.tsx';

afterEach(cleanup);

const months = Array.from({ length: 12 }, (_, index) => ({
  key: `2026-${index + 1}`,
  short: `M${index + 1}`,
  long: `Month ${index + 1}`,
  value: index * 123_456,
}));

/** The figures over the bars, with how each is set. */
function figures(formatOver: (value: number) => string) {
  render(
    <MonthChart
      label="Income"
      months={months}
      format={String}
      formatOver={formatOver}
      heads={['Month', 'Income']}
    />,
  );
  return [...screen.getByRole('img').querySelectorAll('text.fill-ink')].map((node) => ({
    words: node.textContent,
    look: node.getAttribute('class') ?? '',
  }));
}

describe('the figures over twelve bars', () => {
  // Proves ours-50.
  it('are shown at every width, and stand upright where a phone has no room', () => {
    const shown = figures(formatRough);
    expect(shown.map(({ words }) => words)).toEqual(
      months.slice(1).map(({ value }) => formatRough(value)),
    );
    for (const { look } of shown) {
      expect(look).not.toContain('hidden');
      expect(look).toContain('max-sm:-rotate-90');
    }
  });

  // Proves ours-50.
  it('stand upright everywhere, and do not vanish, when one of them is long', () => {
    const shown = figures((value) => `₦${value}`);
    expect(shown).toHaveLength(11);
    for (const { look } of shown) expect(look.split(' ')).toContain('-rotate-90');
  });
});

it.each([
  [0, '0'],
  [345, '345'],
  [999.6, '1K'],
  [12_499, '12K'],
  [1_358_016, '1.4M'],
])('%d is roughly %s', (value, words) => {
  expect(formatRough(value)).toBe(words);
});
