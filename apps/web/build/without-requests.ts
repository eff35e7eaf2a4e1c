import { type ESTree, parseSync, Visitor } from 'vite';

/** What a module of the contract builds as it is loaded, by where it begins. Functions are left alone. */
function callsOf(file: string, code: string): ESTree.CallExpression[] {
  const calls: ESTree.CallExpression[] = [];
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  const visitor = new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression: (call) => {
      if (depth === 0) calls.push(call);
    },
  });
  visitor.visit(parseSync(file, code).program);
  return calls.sort((a, b) => a.start - b.start);
}

/** Where `defineCall({…})` says what the call takes; null for any other expression. */
function requestOf({ callee, arguments: [definition] }: ESTree.CallExpression) {
  if (callee.type !== 'Identifier' || callee.name !== 'defineCall') return null;
  if (definition?.type !== 'ObjectExpression') return null;
  const isRequest = (property: ESTree.ObjectPropertyKind) =>
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    property.key.name === 'request';
  return definition.properties.find(isRequest) ?? null;
}

/**
 * A module of the contract whose calls no longer say what they take, and whose schemas are marked
 * as building nothing but themselves (`z.string().check(…)` is a method, which might do anything),
 * so that the bundler drops those that nobody uses.
 */
export function dropRequests(file: string, code: string): string {
  let shipped = '';
  let at = 0;
  const copyTo = (end: number) => {
    shipped += code.slice(at, end);
    at = end;
  };
  for (const call of callsOf(file, code)) {
    // Within a request that was dropped, or at a place that is marked.
    if (call.start < at || (call.start === at && at > 0)) continue;
    copyTo(call.start);
    shipped += '/* @__PURE__ */ ';
    const request = requestOf(call);
    if (!request) continue;
    copyTo(request.start);
    shipped += 'request: undefined';
    at = request.end;
  }
  copyTo(code.length);
  return shipped;
}

const contract = /packages[\\/]contract[\\/]src[\\/].+\.ts$/;
const ours = /apps[\\/]web[\\/]src[\\/].+\.tsx?$/;

/**
 * Leaves out of what we ship what calls take: the server checks every request, the browser reads
 * answers alone, and the rules of all requests are kilobytes that every phone would load. A form
 * that wants such a rule imports it from the contract by a name of its own.
 */
export function withoutRequests() {
  return {
    name: 'without-requests',
    enforce: 'pre',
    transform: {
      filter: { id: [contract, ours] },
      handler(code: string, id: string) {
        if (contract.test(id)) return { code: dropRequests(id, code), map: null };
        if (!/\.request\s*\.\s*\w/.test(code)) return null;
        throw new Error(
          `${id} reads the request of a call, which the browser is not given: export the schema from the contract by a name of its own and import that`,
        );
      },
    },
  } as const;
}
