import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aClass, classOf } from '../../test/a-class.ts';
import { mockServer, renderAt } from '../../test/mock-server.tsx';
import { DetailsTab } from './details-tab.tsx';

beforeEach(() => void mockServer());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (subjecttotal: number) =>
  renderAt('/', <DetailsTab item={classOf(aClass(7, { subjecttotal }))} />);

it('leads to the public page of a class, which a draft does not have yet', () => {
  show(1);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/c/class-number-7');
  cleanup();
  show(0);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Visitors see this class once it has a first lesson.')).toBeTruthy();
});
