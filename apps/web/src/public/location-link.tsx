import type { ComponentProps, MouseEvent } from 'react';
import { goTo } from '../platform/location.ts';

interface LocationLinkProps extends ComponentProps<'a'> {
  href: string;
}

/** A link within the public half, followed without loading the page again. */
export function LocationLink({ href, children, ...rest }: LocationLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    goTo(href);
    window.scrollTo(0, 0);
  };
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
