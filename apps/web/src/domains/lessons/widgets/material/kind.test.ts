import { expect, test } from 'vitest';
import { fileName, materialKind } from './kind.ts';

// Proves student-2-66, student-2-67, admin-9-7.
test.each([
  ['jpg', 'image'],
  ['jpeg', 'image'],
  ['png', 'image'],
  ['gif', 'image'],
  ['webp', 'image'],
  ['mp4', 'video'],
  ['webm', 'video'],
  ['ogg', 'video'],
  ['mp3', 'audio'],
  ['wav', 'audio'],
  ['m4a', 'audio'],
  ['pdf', 'pdf'],
  ['PDF', 'pdf'],
  ['.png', 'image'],
  ['docx', 'other'],
  ['svg', 'other'],
  ['', 'other'],
])('%s is shown as %s', (extension, kind) => {
  expect(materialKind(extension)).toBe(kind);
});

test('the file name is the last part of the path, decoded when possible', () => {
  expect(fileName('/files/list%20of%20verbs.docx?exp=1&sig=a/b')).toBe('list of verbs.docx');
  expect(fileName('files/100%.txt')).toBe('100%.txt');
  expect(fileName('')).toBe('');
});
