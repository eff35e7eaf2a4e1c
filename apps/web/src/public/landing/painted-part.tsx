import { language } from '@institute/contract/language';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { PartName } from './part-names.ts';
import { useLateParts } from './use-late-parts.ts';

interface PaintedPartProps {
  name: PartName;
  /** What it shows; given by the server alone, which paints it. */
  children?: ReactNode;
}

/**
 * A part that the server paints and no script brings to life: the browser keeps its elements as they
 * stand in the page, with what was opened or chosen in them, and needs no code for them. Where the
 * page came without them, or in another language, their code is fetched.
 */
export function PaintedPart({ name, children }: PaintedPartProps) {
  if (children === undefined) return <KeptPart name={name} />;
  return (
    <div data-painted={name} data-language={language.code}>
      {children}
    </div>
  );
}

/** The painted elements, for as long as the page is open: other views may take their place meanwhile. */
const kept = new Map<PartName, Element>();

function keptPart(name: PartName): Element | null {
  const held = kept.get(name);
  if (held || typeof document === 'undefined') return held ?? null;
  const found = document.querySelector(`[data-painted="${name}"]`);
  if (found?.getAttribute('data-language') !== language.code) return null;
  kept.set(name, found);
  return found;
}

function KeptPart({ name }: { name: PartName }) {
  const [painted] = useState(() => keptPart(name));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (painted) place.current?.append(painted);
  }, [painted]);
  return painted ? <div ref={place} /> : <LatePart name={name} />;
}

function LatePart({ name }: { name: PartName }) {
  return useLateParts()?.[name] ?? null;
}
