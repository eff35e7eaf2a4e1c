import { expect, it } from 'vitest';
import { pathTo, type RouteName, routeAt, routes } from './routes.ts';

const names = Object.keys(routes) as RouteName[];

it.each(names)('%s is found at its own address and nowhere else', (name) => {
  const path = routes[name].path.replace(/:\w+/g, 'K7QF-2M9X_w4');
  expect(routeAt(path)).toBe(name);
  expect(routeAt(`${path}/more/than/there/is`)).toBeNull();
});

it('finds nothing where there is no page', () => {
  for (const path of [
    '/no-such-page',
    '/classes/a/lessons',
    '/admin/nothing',
    '//',
    '/classes/<b>',
  ]) {
    expect(routeAt(path)).toBeNull();
  }
});

it('writes addresses with what varies in them', () => {
  expect(pathTo('dashboard')).toBe('/');
  expect(pathTo('class', { id: 7 })).toBe('/classes/7');
  expect(pathTo('lesson', { classId: 'k-3', lessonId: 9 })).toBe('/classes/k-3/lessons/9');
  expect(pathTo('receipt', { reference: 'FUND_1 2' })).toBe('/receipts/FUND_1%202');
});
