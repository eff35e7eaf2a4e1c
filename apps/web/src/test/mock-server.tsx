import { roles } from '@institute/contract/auth/abilities';
import { User } from '@institute/contract/auth/user';
import type { WireOf } from '@institute/contract/call';
import type { getMessages } from '@institute/contract/messages/messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { useAuthStore } from '../platform/auth-store.ts';
import { Toaster } from '../ui/toaster.tsx';

export const amina: User = {
  id: 1,
  name: 'Amina',
  email: 'amina@example.com',
  phone: '0803',
  walletKobo: 1_000_000,
  role: roles.student,
  joinedAt: new Date(1_700_000_000_000),
  referralCode: 'IAL-amina-x7k2p9',
  actingAdmin: '',
  erasesAt: null,
  teaches: [],
  office: [],
};

/** A user as an answer brings it. */
export const sentUser = (user: User) => z.encode(User, user);

/** What was sent with one call. */
export interface Sent {
  action: string;
  method: string;
  fields: URLSearchParams;
  headers: Headers;
}

type Reply = (sent: Sent) => Promise<Response> | Response;

/** A server in place of `fetch`: replies by action (by path where there is none), and what was sent. */
export interface MockServer {
  reply: (action: string, reply: Reply) => void;
  sent: Sent[];
  of: (action: string) => Sent[];
}

/** Signs Amina in and answers her calls. What has no reply is as good as offline. */
export function mockServer(user: User = amina): MockServer {
  const replies = new Map<string, Reply>();
  const sent: Sent[] = [];
  useAuthStore.setState({ user, isAuthenticated: true });
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input, location.origin);
    const { body } = init ?? {};
    // Forms come as search parameters, JSON as text; a list in it is a field of JSON.
    const fields = new URLSearchParams(
      typeof body === 'string'
        ? fieldsOf(JSON.parse(body))
        : body instanceof FormData
          ? [...body].map(([name, value]): [string, string] => [name, String(value)])
          : String(body ?? ''),
    );
    const action = url.searchParams.get('action') ?? fields.get('action') ?? url.pathname.slice(1);
    const method = init?.method ?? 'GET';
    const call = { action, method, fields, headers: new Headers(init?.headers) };
    sent.push(call);
    const reply = replies.get(action);
    if (!reply) throw new TypeError('offline');
    return reply(call);
  });
  return {
    reply: (action, reply) => replies.set(action, reply),
    sent,
    of: (action) => sent.filter((one) => one.action === action),
  };
}

const fieldsOf = (sent: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );

/** An answer that agrees. */
export const ok = (data: unknown, meta?: unknown): Response =>
  Response.json({ status: true, message: '', data, ...(meta ? { meta } : {}) });

/** A refusal a person can act on. */
export const refused = (code: string, message: string): Response =>
  Response.json({ status: false, message, code });

/** A message as it travels. */
export type WireMessage = WireOf<typeof getMessages>[number];

/** An unread message, the newer the higher its number. */
export function messageFor(id: number, changes: Partial<WireMessage> = {}): WireMessage {
  return {
    id,
    rand: `message-${id}`,
    subject: `Subject ${id}`,
    body: `Body ${id}`,
    time: `${id} Nov 2026, 10:00`,
    isRead: false,
    popup: '0',
    class_id: '',
    lesson_id: '',
    ...changes,
  };
}

/** Renders with a router at `path`, a fresh cache and the toasts. */
export function renderAt(path: InitialEntry, children: ReactNode): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        {children}
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return client;
}
