import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Kinds worth compressing; fonts and pictures are compressed already, pages are filled in by the server. */
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/;

/** Writes a .br and a .gz beside every compressible file below `dist`. */
export async function precompress(dist) {
  const names = await readdir(dist, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE.test(name) && !name.startsWith('.'));
  await Promise.all(
    files.map(async (name) => {
      const bytes = await readFile(dist + name);
      const options = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      };
      await writeFile(`${dist}${name}.br`, await brotli(bytes, options));
      await writeFile(`${dist}${name}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}
