import * as z from 'zod/mini';

/** Who is signed in, as the browser keeps it under `auth-storage` for all of its tabs. */
export interface KeptUser {
  name: string;
  /** Whether an administrator is signed in as them. */
  isActedFor: boolean;
}

const Kept = z.object({
  state: z.object({ user: z.nullable(z.object({ name: z.string(), acting_admin: z.string() })) }),
});

/** Whoever a kept text names; null for nobody, and for what cannot be read. */
export function keptUserOf(kept: string | null): KeptUser | null {
  try {
    const { user } = Kept.parse(JSON.parse(kept ?? 'null')).state;
    return user && { name: user.name, isActedFor: user.acting_admin !== '' };
  } catch {
    return null;
  }
}
