import { build } from 'vite';
import { BROWSERS } from './browsers.mjs';

/**
 * The script of a page that lives without the application, whole in one file.
 * @param {string} root folder of the web app
 * @param {string} module it begins with
 * @param {'es' | 'iife'} format `iife` for one that stands inside its page
 * @returns {Promise<string>} the code
 */
export async function buildScript(root, module, format) {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: BROWSERS,
      modulePreload: false,
      rolldownOptions: {
        input: root + module,
        output: { format, codeSplitting: false },
      },
    },
  });
  const [chunk] = [built].flat()[0].output;
  return chunk.code.trim();
}
