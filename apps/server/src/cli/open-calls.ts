import { allCalls } from '@institute/contract';
import { handlers } from '../handlers.ts';

/** `npm run calls:open`: the declared calls that have no handler and answer 501. */
const answered = new Set(handlers.map(({ call }) => call.name));
const open = allCalls.filter(({ name }) => !answered.has(name));
for (const { name, method, path, action } of open) {
  console.log(`${name.padEnd(28)} ${method} ${path}${action ? `?action=${action}` : ''}`);
}
console.log(`${allCalls.length - open.length} of ${allCalls.length} calls are answered.`);
