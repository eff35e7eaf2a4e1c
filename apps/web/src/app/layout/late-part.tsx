import type { ReactNode } from 'react';
import { useLateCode } from './use-late-code.ts';

type Late = typeof import('../late.ts');

/** Fetches a part of what comes after the page, all of which is one file. */
export const latePart =
  <Name extends keyof Late>(name: Name) =>
  (): Promise<Late[Name]> =>
    import('../late.ts').then((code) => code[name]);

interface LatePartProps {
  load: Parameters<typeof useLateCode>[0];
  /** What keeps its place meanwhile. */
  children?: ReactNode;
}

/** A part of the layout that comes after the page. */
export function LatePart({ load, children }: LatePartProps) {
  const Code = useLateCode(load);
  return Code ? <Code /> : children;
}
