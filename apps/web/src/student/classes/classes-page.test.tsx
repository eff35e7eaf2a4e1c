import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../platform/auth-store.ts';
import { aClass, type WireClass } from '../../test/a-class.ts';
import { amina } from '../../test/mock-server.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { ClassesPage } from './classes-page.tsx';

const classFor = (id: number, changes: Partial<WireClass> = {}) =>
  aClass(id, { premium: '1', amount: '5000', ...changes });

let classes: WireClass[] = [];
let joined: WireClass[] = [];

async function answer(input: RequestInfo | URL): Promise<Response> {
  const action = new URL(String(input), location.origin).searchParams.get('action');
  const ok = (data: unknown) => Response.json({ status: true, message: '', data });
  if (action === 'get_classes') return ok(classes);
  if (action === 'get_my_classes') {
    return ok(
      joined.map((item) => ({ myclass: { id: item.id, nextSub: '0' }, class_details: item })),
    );
  }
  throw new TypeError('offline');
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function openPage(search = '') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/classes${search}`]}>
        <Routes>
          <Route path="/classes" element={<ClassesPage />} />
          <Route path="/classes/:id" element={<p>The class itself</p>} />
        </Routes>
        <Address />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}

const address = () => document.querySelector('output')?.textContent;
const namesShown = () =>
  screen.queryAllByRole('link', { name: /Class number/ }).map((link) => link.textContent);

beforeEach(() => {
  joined = [];
  useAuthStore.setState({ user: amina, isAuthenticated: true });
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Available Classes', () => {
  // Proves student-2-49, student-2-50.
  it('offers the categories with the number of their active classes', async () => {
    classes = [
      classFor(1),
      classFor(2),
      classFor(3, { category: 'Poetry' }),
      classFor(4, { status: '0' }),
    ];
    openPage();
    const grammar = await screen.findByRole('link', { name: /Grammar/ });
    expect(grammar.textContent).toContain('2 classes');
    // Its picture is a pattern with the star of the house, not a Latin capital.
    expect(grammar.querySelector('[aria-hidden]')?.textContent).toBe('');
    fireEvent.click(grammar);
    expect(await screen.findByRole('heading', { level: 1, name: 'Grammar' })).toBeTruthy();
    expect(address()).toBe('/classes?category=Grammar');
    fireEvent.click(screen.getByText('Back to Categories'));
    expect(await screen.findByRole('heading', { name: 'Available Classes' })).toBeTruthy();
  });

  // Proves student-2-50, student-9-5.
  it('shows nine a page and takes its state from the address', async () => {
    classes = Array.from({ length: 20 }, (_, index) =>
      classFor(index + 1, index % 2 === 0 ? {} : { premium: '0', amount: '0' }),
    );
    openPage('?category=Grammar&price=free&page=2');
    await screen.findByRole('link', { name: /Class number 20/ });
    expect(namesShown()).toHaveLength(1);
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(address()).toBe('/classes?category=Grammar');
    expect(namesShown()).toHaveLength(9);
    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(address()).toBe('/classes?category=Grammar&page=3');
    expect(namesShown()).toHaveLength(2);
  });

  // Proves student-2-50, student-8-21.
  it('says when nothing is found', async () => {
    classes = [classFor(1)];
    openPage('?category=Grammar&search=poem');
    expect(await screen.findByText('No classes found')).toBeTruthy();
  });

  // Proves student-2-52.
  it('stays at a closed class with the reason', async () => {
    classes = [classFor(1, { regclosedate: '2020-01-01' })];
    openPage('?category=Grammar');
    // Not before it is known which classes were joined.
    await screen.findByText('Registration Closed');
    fireEvent.click(screen.getByRole('link', { name: /Class number 1/ }));
    expect(await screen.findByText('Registration for this class has ended.')).toBeTruthy();
    expect(address()).toBe('/classes?category=Grammar');
  });

  it('opens a closed class for those who have joined it', async () => {
    classes = [classFor(1, { regclosedate: '2020-01-01' })];
    joined = classes;
    openPage('?category=Grammar');
    fireEvent.click(await screen.findByRole('link', { name: /Class number 1/ }));
    expect(await screen.findByText('The class itself')).toBeTruthy();
  });
});
