import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const source = join(import.meta.dirname, 'src');

/** Each file in src/cli is a command of its own beside the server. */
const folder = join(source, 'cli');
const commands = (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
  .filter((entry) => entry.isFile() && /^[a-z0-9-]+\.ts$/.test(entry.name))
  .map((entry) => entry.name.replace(/\.ts$/, ''));

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    // A server's stack traces and a debugger need its names more than it needs to be small.
    minify: false,
    rolldownOptions: {
      input: {
        main: join(source, 'main.ts'),
        ...Object.fromEntries(commands.map((name) => [name, join(source, 'cli', `${name}.ts`)])),
      },
      // One flat folder: a module that looks around from where it stands finds the same things
      // whichever file it was bundled into.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    // The contract is TypeScript, which Node does not run; packages of npm stay outside.
    noExternal: ['@institute/contract'],
  },
});
