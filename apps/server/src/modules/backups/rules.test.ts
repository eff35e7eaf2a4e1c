import { describe, expect, it } from 'vitest';
import { backupsAmong, leftovers, outdated, unproven, unprovenAmong } from './rules.ts';

describe('backups that are kept', () => {
  const hour = (at: number) => `${new Date(at * 3_600_000).toISOString().slice(0, 13)}-05-00Z`;
  const all = Array.from({ length: 24 * 30 }, (_, index) => hour(490_000 + index));

  const nights = Array.from({ length: 30 }, (_, index) => hour(490_000 + 24 * index));

  it('are the newest 24, and the last of each of the newest 14 days', () => {
    const gone = new Set(outdated(all, 'hourly'));
    const kept = all.filter((name) => !gone.has(name));
    expect(kept.slice(-24)).toEqual(all.slice(-24));
    expect(new Set(kept.map((name) => name.slice(0, 10))).size).toBe(14);
    expect(kept.length).toBeLessThanOrEqual(24 + 14);
  });

  it('are those of 14 days where there is one a night, and of tries in one night the last', () => {
    expect(outdated(nights, 'daily')).toEqual(nights.slice(0, -14));
    const tries = ['2026-11-22T01-05-00Z', '2026-11-22T01-10-00Z', '2026-11-22T01-20-00Z'];
    expect(outdated(tries, 'daily')).toEqual(tries.slice(0, 2));
  });

  it('do not change what lies beside them', () => {
    expect(outdated([...all, 'notes.txt', 'institute-2026'], 'hourly')).not.toContain('notes.txt');
  });

  it('stay, however old, while there are few', () => {
    expect(outdated(all.slice(0, 24), 'hourly')).toEqual([]);
  });
});

describe('a backup that did not restore', () => {
  it('is known by its name, and is neither a backup nor left over', () => {
    const name = unproven('2026-11-22T01-05-00Z');
    expect(unprovenAmong([name, 'film.unproven', '2026-11-22T01-05-00Z'])).toEqual([name]);
    expect(backupsAmong([name])).toEqual([]);
    expect(leftovers([name])).toEqual([]);
  });
});

describe('leftovers of backups that were cut off', () => {
  it('are parts and scratch folders by names of ours, and nothing else', () => {
    const ours = ['2026-11-22T01-05-00Z.part', '.proof-a1B2c3'];
    const others = [
      '2026-11-22T01-05-00Z',
      'film.part',
      '.part',
      '.proof-of-delivery',
      'x.proof-a1B2c3',
    ];
    expect(leftovers([...others, ...ours])).toEqual(ours);
  });
});
