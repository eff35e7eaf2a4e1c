import type { ReactNode } from 'react';

/** The parts of the landing page that need no script once they are painted. */
export type PartName = 'first-word' | 'story' | 'foot';
export type Parts = Readonly<Record<PartName, ReactNode>>;
