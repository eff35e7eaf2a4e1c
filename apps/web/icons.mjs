/**
 * Draws the icons of the installed app from the house star of public/icon.svg. Run by hand after
 * a change of the star: `node icons.mjs`.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('public/', import.meta.url));
const star = await readFile(`${folder}icon.svg`, 'utf8');
// Phones cut maskable icons to shapes of their own: the ground fills the square and the star stays
// within the inner four fifths.
const maskable = star
  .replace(' rx="7"', '')
  .replace('</title>', '</title><g transform="translate(16 16)">')
  .replace(
    /<rect[^>]*>/,
    '<rect x="-16" y="-16" width="32" height="32" fill="#0d4f49"/><g transform="scale(1.08) translate(-16 -16)">',
  )
  .replace('</svg>', '</g></g></svg>');

for (const [name, drawing, size] of [
  ['icon-192', star, 192],
  ['icon-512', star, 512],
  ['maskable-192', maskable, 192],
  ['maskable-512', maskable, 512],
]) {
  const image = sharp(Buffer.from(drawing), { density: (72 * size) / 32 });
  await image.resize(size, size).png({ palette: true }).toFile(`${folder}icons/${name}.png`);
}
