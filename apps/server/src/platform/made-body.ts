import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** How bytes travel. */
export type BodyForm = 'br' | 'gzip' | 'plain';

/** A body that is sent many times: each compressed form is made once, when it is first asked for. */
export interface MadeBody {
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
  const made = new Map<BodyForm, Promise<Buffer>>();
  return {
    in(form) {
      let body = made.get(form);
      if (!body) {
        body = make[form]();
        made.set(form, body);
      }
      return body;
    },
  };
}

/** The smallest window that holds so many bytes: the largest costs 11 MB of memory while it is in use. */
function windowFor(size: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants;
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(size + 1))));
}
