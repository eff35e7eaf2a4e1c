import { describe, expect, it } from 'vitest';
import { changedQuery, listAsLeft, noteList, pageIn, slicePage } from './list-query.ts';

const query = (text: string) => new URLSearchParams(text);

describe('changedQuery', () => {
  it('keeps what is not changed and goes back to the first page', () => {
    const next = changedQuery(query('category=Grammar&page=3'), { search: 'root' });
    expect(next.toString()).toBe('category=Grammar&search=root');
  });

  it('turns a page and keeps the rest', () => {
    const next = changedQuery(query('search=a&price=free'), { page: 2 });
    expect(next.toString()).toBe('search=a&price=free&page=2');
  });

  it('writes no first page, no empty search and no choice taken back', () => {
    const next = changedQuery(query('search=a&price=free&page=4'), {
      search: '',
      price: null,
      page: 1,
    });
    expect(next.toString()).toBe('');
  });

  it('leaves the query it was given alone', () => {
    const given = query('page=2');
    changedQuery(given, { search: 'x' });
    expect(given.toString()).toBe('page=2');
  });
});

describe('pageIn', () => {
  it.each([
    ['page=7', 7],
    ['', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=x', 1],
    ['page=99999999', 1],
  ])('reads %s as %d', (text, page) => {
    expect(pageIn(query(text))).toBe(page);
  });
});

describe('slicePage', () => {
  const all = Array.from({ length: 20 }, (_, index) => index + 1);

  it('cuts pages of nine, the last one shorter', () => {
    expect(slicePage(all, 1, 9).items).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(slicePage(all, 3, 9)).toEqual({ items: [19, 20], page: 3, pageCount: 3 });
  });

  it('gives the last page for one past the end', () => {
    expect(slicePage(all, 8, 9).page).toBe(3);
  });

  it('has one empty page of nothing', () => {
    expect(slicePage([], 2, 9)).toEqual({ items: [], page: 1, pageCount: 1 });
  });
});

describe('the way back to a list', () => {
  // Proves ours-53.
  it('leads to it as it was left', () => {
    expect(listAsLeft('/admin/classes')).toBe('/admin/classes');
    noteList('/admin/classes', new URLSearchParams('search=nahw&page=3'));
    expect(listAsLeft('/admin/classes')).toBe('/admin/classes?search=nahw&page=3');
    expect(listAsLeft('/admin/students')).toBe('/admin/students');
    noteList('/admin/classes', new URLSearchParams());
    expect(listAsLeft('/admin/classes')).toBe('/admin/classes');
  });
});
