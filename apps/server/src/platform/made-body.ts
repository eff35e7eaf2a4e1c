import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** How bytes travel. */
export type BodyForm = 'br' | 'gzip' | 'plain';

/** A body that is sent many times: each form is made or read once, when it is first asked for. */
export interface MadeBody {
  /** Whether it is there in this form; plain it always is. */
  has(form: BodyForm): boolean;
  in(form: BodyForm): Promise<Buffer>;
}

/** A body of this text. */
export function madeBody(text: string): MadeBody {
  const plain = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(plain.length),
  };
  const make = {
    plain: async () => plain,
    br: () => toBrotli(plain, { params }),
    gzip: () => toGzip(plain),
  };
  return { has: () => true, in: onceEach((form) => make[form]()) };
}

/** What the build adds to the name of a file for its compressed forms. */
const ENDINGS = { plain: '', br: '.br', gzip: '.gz' } as const;

/** The body of a file that does not change while we run, with the forms that lie beside it. */
export function fileBody(path: string): MadeBody {
  const pathOf = (form: BodyForm) => `${path}${ENDINGS[form]}`;
  const forms = new Set<BodyForm>(
    (['plain', 'br', 'gzip'] as const).filter((form) => existsSync(pathOf(form))),
  );
  return { has: (form) => forms.has(form), in: onceEach((form) => readFile(pathOf(form))) };
}

/** Keeps what came of each form; what failed is tried again by who asks next. */
function onceEach(make: (form: BodyForm) => Promise<Buffer>): MadeBody['in'] {
  const made = new Map<BodyForm, Promise<Buffer>>();
  return (form) => {
    let body = made.get(form);
    if (!body) {
      body = make(form);
      body.catch(() => made.delete(form));
      made.set(form, body);
    }
    return body;
  };
}

/** The smallest window that holds so many bytes: the largest costs 11 MB of memory while it is in use. */
function windowFor(size: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants;
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(size + 1))));
}
