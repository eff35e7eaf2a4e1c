import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Reading } from './reading.tsx';
import { useReading } from './reading-store.ts';

const story = 'Read aloud.\n\n1. جَلَسَ سَالِمٌ\nSalim sat.\n2. طَارَ\nIt flew.';
const kept = () => JSON.parse(localStorage.getItem('reading-storage') ?? '{}').state;
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeAll(() => import('./reading-tools.tsx'), 60_000);
beforeEach(() => useReading.setState(useReading.getInitialState()));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

// Proves ours-24.
it('leads with the Arabic, ties the translation to it, and sets its number apart', () => {
  render(<Reading text={story} />);
  const arabic = screen.getByText('جَلَسَ سَالِمٌ');
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
  expect(arabic.className).toContain('reading-arabic');
  expect(screen.getByText('1').parentElement?.parentElement).toBe(arabic);
  expect(arabic.parentElement?.textContent).toBe('1جَلَسَ سَالِمٌSalim sat.');
  expect(screen.getByText('Read aloud.').parentElement?.className).toContain('reading');
});

// Proves ours-25.
it('sets Arabic larger and smaller, and remembers it', async () => {
  const { container } = render(<Reading text={story} />);
  const scale = () =>
    container.querySelector<HTMLElement>('.reading')?.style.getPropertyValue('--arabic-scale');
  expect(scale()).toBe('');
  await press('Larger Arabic');
  await press('Larger Arabic');
  expect(scale()).toBe('1.3');
  await press('Smaller Arabic');
  expect(scale()).toBe('1.15');
  expect(kept()).toEqual({ size: 1.15, hidesEnglish: false, hidesTashkeel: false, speed: 1 });
});

// Proves ours-25.
it('hides the English, shows that of one line when asked, and remembers it', async () => {
  render(<Reading text={story} />);
  await press('Hide English');
  expect(screen.queryByText('Salim sat.')).toBeNull();
  expect(screen.getByText('Read aloud.')).toBeTruthy();
  fireEvent.click(
    screen.getAllByRole('button', { name: 'Show the English of this line' })[1] as Element,
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe('It flew.'));
  expect(screen.queryByText('Salim sat.')).toBeNull();
  expect(kept()).toEqual({ size: 1, hidesEnglish: true, hidesTashkeel: false, speed: 1 });
  cleanup();
  render(<Reading text={story} />);
  expect(screen.queryByText('It flew.')).toBeNull();
});

// Proves decision-073-8.
it('hides the tashkeel of its lines, its prose and its lists, and remembers it', async () => {
  const text = `${story}\nThe verb طَارَ\n\n- بَابٌ`;
  const { container } = render(<Reading text={text} />);
  await press('Hide tashkeel');
  const read = () => container.querySelector('.reading')?.textContent;
  expect(read()).toBe('Read aloud.1جلس سالمSalim sat.2طارIt flew.The verb طارباب');
  expect(kept()).toMatchObject({ hidesTashkeel: true });
  await press('Hide tashkeel');
  expect(read()).toContain('جَلَسَ سَالِمٌ');
});

it('offers no hiding of tashkeel where there is none', async () => {
  render(<Reading text="جلس سالم" />);
  await screen.findByRole('button', { name: 'Larger Arabic' });
  expect(screen.queryByRole('button', { name: 'Hide tashkeel' })).toBeNull();
});

it('begins with what was remembered, as far as it can be read', async () => {
  localStorage.setItem('reading-storage', '{"state":{"size":9,"hidesEnglish":"x"},"version":0}');
  await useReading.persist.rehydrate();
  expect(useReading.getState()).toMatchObject({ size: 1, hidesEnglish: false });
  localStorage.setItem('reading-storage', '{"state":{"size":1.5,"hidesEnglish":true},"version":0}');
  await useReading.persist.rehydrate();
  expect(useReading.getState()).toMatchObject({ size: 1.5, hidesEnglish: true });
});

it('leaves no style in what is made on the server', () => {
  expect(renderToStaticMarkup(<Reading text={story} />)).not.toContain('style');
});

it('offers nothing to a text without Arabic, and no hiding to one without translations', async () => {
  render(<Reading text="Monday 18:00: reading" />);
  expect(screen.queryByRole('group')).toBeNull();
  cleanup();
  render(<Reading text="The letter ب" />);
  await screen.findByRole('button', { name: 'Larger Arabic' });
  expect(screen.queryByRole('button', { name: 'Hide English' })).toBeNull();
});
