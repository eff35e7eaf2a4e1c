import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { production, withoutNames } from './lean-router.ts';

it('takes the names of components away, and says that making one does nothing else', () => {
  const code = [
    'var Form = React10.forwardRef(',
    '  (props, ref) => null',
    ');',
    'Form.displayName = "Form";',
    'RenderErrorBoundary.contextType = RSCRouterContext;',
    'var title = React10.useMemo(',
  ].join('\n');
  expect(withoutNames(code)).toBe(
    [
      'var Form = /* @__PURE__ */ React10.forwardRef(',
      '  (props, ref) => null',
      ');',
      '',
      'RenderErrorBoundary.contextType = RSCRouterContext;',
      'var title = React10.useMemo(',
    ].join('\n'),
  );
});

it('finds in the router that is installed what it changes', () => {
  const folder = dirname(production);
  const chunks = readdirSync(folder).filter((name) => /^chunk-\w+\.mjs$/.test(name));
  const code = chunks.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  expect(code).toContain('Form.displayName = "Form";');
  expect(withoutNames(code)).not.toContain('Form.displayName');
  expect(withoutNames(code)).toMatch(/var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef/);
  expect(code).toContain('ENABLE_DEV_WARNINGS = false');
});
