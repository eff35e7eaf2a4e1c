import { type ComponentProps, createElement } from 'react';

/** An icon's drawing as the icon package stores it: tags with their attributes. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends ComponentProps<'svg'> {
  /** Side in pixels, 24 by default. */
  size?: number | string;
}

/**
 * Stands in for the icon package's own `createLucideIcon` in what we ship (see vite.config.ts). That
 * one carries themes, aliases and class names of which we use none, at 2 kB on every page.
 */
export default function createLucideIcon({ node }: IconData) {
  return function LucideIcon({ size = 24, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] || rest.role ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
