// Proves ours-249.
import { expect, it } from 'vitest';
import { picturesInRtf, picturesOf } from './pasted-pictures.ts';

const PNG = '89504e470d0a1a0a';
const JPEG = 'ffd8ffe000104a46';
/** A picture as Word writes it into an RTF: twice, the second time for old programs. */
const inWord = (kind: string, figures: string) =>
  `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw10\\${kind}blip\\bliptag-1{\\*\\blipuid 0a1b2c}\n${figures}}}{\\nonshppict{\\pict\\picscalex100\\wmetafile8 0100}}`;
const rtf = `{\\rtf1\\ansi Before ${inWord('png', `${PNG.slice(0, 7)}\n${PNG.slice(7)}`)} and ${inWord('jpeg', JPEG)}}`;

const paste = (html: string, more: { rtf?: string; files?: File[] } = {}) =>
  picturesOf({
    getData: (type) => (type === 'text/html' ? html : type === 'text/rtf' ? (more.rtf ?? '') : ''),
    files: (more.files ?? []) as unknown as FileList,
  });
const figuresOf = async (file: File | undefined) =>
  Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer()).toString('hex');

it('reads the pictures of an RTF text, each once', async () => {
  const [first, second, ...rest] = picturesInRtf(rtf);
  expect(rest).toEqual([]);
  expect([first?.type, second?.type]).toEqual(['image/png', 'image/jpeg']);
  expect([await figuresOf(first), await figuresOf(second)]).toEqual([PNG, JPEG]);
  expect(picturesInRtf('{\\rtf1 {\\pict\\pngblip ')).toEqual([]);
});

it('gives those of Word in their order, with one between them that the text itself holds', async () => {
  const own = `data:image/gif;base64,${Buffer.from('GIF89a').toString('base64')}`;
  const html = `<!--[if gte vml 1]><img src="file:///C:/Temp/twice.png"><![endif]--><p>One
    <img width=10 src="file:///C:/Temp/image001.png"> <img src="${own}"> <img src=file:///C:/Temp/image002.jpg></p>`;
  const { files, missing } = paste(html, { rtf });
  expect(missing).toBe(0);
  expect(files.map(({ type }) => type)).toEqual(['image/png', 'image/gif', 'image/jpeg']);
  expect(await figuresOf(files[2])).toBe(JPEG);
});

it('says how many cannot be had, and gives none in the place of another', () => {
  const there = '<img src="file:///C:/Temp/image001.png">';
  expect(paste(there)).toEqual({ files: [], missing: 1 });
  expect(paste(there, { rtf })).toEqual({ files: [], missing: 1 });
  expect(
    paste('<img src="https://elsewhere.example/a.png"><img src="data:image/svg+xml;base64,AA">'),
  ).toEqual({
    ...{ files: [], missing: 2 },
  });
  expect(paste('<p>No picture</p>', { rtf: '' })).toEqual({ files: [], missing: 0 });
});

it('takes no picture of cells that are there as a table', () => {
  const file = new File(['x'], 'cells.png', { type: 'image/png' });
  expect(paste('<table><tr><td>كِتَابٌ</td></tr></table>', { files: [file] })).toEqual({
    ...{ files: [], missing: 0 },
  });
});

it('takes a picture that was copied alone as its file', () => {
  const file = new File(['x'], 'image.png', { type: 'image/png' });
  const text = new File(['x'], 'a.txt', { type: 'text/plain' });
  expect(paste('', { files: [text, file] }).files).toEqual([file]);
  expect(paste('<img src="file:///a.png">', { files: [file] })).toEqual({
    ...{ files: [file], missing: 0 },
  });
});
