import { useCallback, useEffect, useRef, useState } from 'react';
import { SignInForm } from '../auth-forms.tsx';
import { fetchLanding, landingAtFirst } from './fetch-landing.ts';
import { LandingView } from './landing-view.tsx';
import { followAddress } from './live/address.ts';
import { enliven, type OpenForm } from './live/enliven.ts';

interface MadeLandingProps {
  onOpen: OpenForm;
  /** The visitor reaches for a way in: its code may be fetched. */
  onReach: () => void;
}

/** The landing page where the server has not painted it: made, and brought to life, in the browser. */
export function MadeLanding({ onOpen, onReach }: MadeLandingProps) {
  const root = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState(landingAtFirst);
  const load = useCallback(() => {
    setMade(landingAtFirst);
    void fetchLanding().then(setMade);
  }, []);
  useEffect(load, [load]);
  // Anew with what has come: some of it moves, some of it opens.
  useEffect(
    () => (root.current && made ? enliven(root.current, onOpen, onReach) : undefined),
    [made, onOpen, onReach],
  );
  useEffect(() => (root.current ? followAddress(root.current, onOpen) : undefined), [onOpen]);
  return (
    <div ref={root}>
      <LandingView {...made} signIn={<SignInForm email="" />} onRetry={load} />
    </div>
  );
}
