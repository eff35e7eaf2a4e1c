import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backLength, deleteBack, write } from './edit.ts';

let field: HTMLTextAreaElement;
let heard: string[];

beforeEach(() => {
  field = document.createElement('textarea');
  document.body.append(field);
  heard = [];
  field.addEventListener('input', () => heard.push(field.value));
});
afterEach(() => field.remove());

function holds(value: string, start: number, end: number = start): void {
  field.value = value;
  field.setSelectionRange(start, end);
}

describe('write', () => {
  it('writes at the caret, moves it on, and is heard as typing is', () => {
    holds('كب', 1);
    write(field, 'ت');
    expect(field.value).toBe('كتب');
    expect(field.selectionStart).toBe(2);
    expect(heard).toEqual(['كتب']);
  });

  it('takes the index of what is selected', () => {
    holds('one two', 0, 3);
    write(field, 'واحد');
    expect(field.value).toBe('واحد two');
    expect([field.selectionStart, field.selectionEnd]).toEqual([4, 4]);
  });

  it('keeps to the longest length, counting what a selection gives back', () => {
    field.maxLength = 3;
    holds('كتب', 3);
    write(field, 'َ');
    expect(field.value).toBe('كتب');
    holds('كتب', 2, 3);
    write(field, 'ا');
    expect(field.value).toBe('كتا');
  });

  it('leaves a field alone that cannot be changed', () => {
    holds('كتب', 3);
    field.readOnly = true;
    write(field, 'ا');
    deleteBack(field);
    expect(field.value).toBe('كتب');
    expect(heard).toEqual([]);
  });

  it('gives the focus back to the key that was pressed', () => {
    const key = document.createElement('button');
    document.body.append(key);
    key.focus();
    write(field, 'ا');
    expect(field.value).toBe('ا');
    expect(document.activeElement).toBe(key);
    key.remove();
  });
});

describe('deleteBack', () => {
  it('takes one mark at a time, then the letter', () => {
    holds('مَدَّ', 5);
    deleteBack(field);
    deleteBack(field);
    expect(field.value).toBe('مَد');
    deleteBack(field);
    expect(field.value).toBe('مَ');
    deleteBack(field);
    expect(field.value).toBe('م');
  });

  it('works before the end, takes a selection as a whole, and nothing at the start', () => {
    holds('كِتاب', 2);
    deleteBack(field);
    expect(field.value).toBe('كتاب');
    expect(field.selectionStart).toBe(1);
    holds('كتاب', 1, 3);
    deleteBack(field);
    expect(field.value).toBe('كب');
    holds('كب', 0);
    deleteBack(field);
    expect(field.value).toBe('كب');
  });
});

describe('backLength', () => {
  it('takes a picture made of several characters as one', () => {
    for (const picture of ['😀', '👩‍👩‍👧', '👍🏽', '❤️', '🇳🇬']) {
      expect(backLength(`كتاب${picture}`)).toBe(picture.length);
    }
  });

  it('never splits a character and always takes something', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const length = backLength(text);
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(text.length);
        expect(text.slice(0, -length)).not.toMatch(/[\uD800-\uDBFF]$/);
      }),
    );
  });
});
