import { rotate } from './rotation.ts';

/** How long a feature stays (student specification, section 9). */
export const FEATURE_MS = 3_000;

/** Shows the selling points one after the other, and the one whose dot is pressed. */
export function enlivenFeatures(root: HTMLElement, signal: AbortSignal): void {
  const region = root.querySelector<HTMLElement>('[data-features]');
  if (!region) return;
  const features = [...region.querySelectorAll<HTMLElement>('[data-feature]')];
  const dots = [...region.querySelectorAll<HTMLElement>('[data-dot]')];
  const show = (index: number) => {
    for (const [at, feature] of features.entries()) {
      feature.toggleAttribute('data-current', at === index);
      dots[at]?.setAttribute('aria-current', String(at === index));
    }
  };
  for (const [at, dot] of dots.entries()) {
    dot.addEventListener('click', () => show(at), { signal });
  }
  const advance = () => {
    const at = features.findIndex((feature) => feature.hasAttribute('data-current'));
    show((at + 1) % features.length);
  };
  rotate(region, FEATURE_MS, advance, signal);
}
