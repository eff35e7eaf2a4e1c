// Prints the names of all calls as JSON. Runs under tsx, since the contract is TypeScript.
import { allCalls } from '../../packages/contract/src/index.ts';

console.log(JSON.stringify(allCalls.map(({ name }) => name)));
