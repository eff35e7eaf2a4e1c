import type { ComponentProps, MouseEvent } from 'react';
import {
  type LinkProps,
  type NavLinkProps,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router';

/*
 * The router as our pages see it: vite.config.ts leads every import of 'react-router' here. Its own
 * links bring the prefetching of a server framework that we do not run, 2 kB on every page; these
 * do the rest of what they do.
 */
export * from 'react-router';

const elsewhere = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

type OwnProps = Pick<LinkProps, 'to' | 'replace' | 'state' | 'relative' | 'reloadDocument'>;
type AnchorProps = OwnProps & Omit<ComponentProps<'a'>, 'href'>;

/** A link inside the app; an address of another site is an ordinary link. */
export function Link({ to, ...rest }: AnchorProps) {
  if (typeof to === 'string' && elsewhere.test(to)) {
    const { replace, state, relative, reloadDocument, ...anchor } = rest;
    return <a {...anchor} href={to} />;
  }
  return <InnerLink to={to} {...rest} />;
}

function InnerLink({
  to,
  replace,
  state,
  relative,
  reloadDocument,
  onClick,
  target,
  ...rest
}: AnchorProps) {
  const href = useHref(to, relative ? { relative } : undefined);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
    ...(relative === undefined ? {} : { relative }),
    state,
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) follow(event);
  };
  return <a {...rest} href={href} target={target} onClick={click} />;
}

/** A link that knows whether the current path is at it, or below it unless `end` is set. */
export function NavLink({
  to,
  end = false,
  className,
  style,
  children,
  ...rest
}: Pick<NavLinkProps, 'end' | 'className' | 'style' | 'children'> &
  Omit<AnchorProps, 'className' | 'style' | 'children'>) {
  const { pathname: target } = useResolvedPath(to);
  const { pathname } = useLocation();
  const isActive = pathname === target || (!end && pathname.startsWith(`${target}/`));
  const state = { isActive, isPending: false, isTransitioning: false };
  return (
    <Link
      {...rest}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      className={typeof className === 'function' ? className(state) : className}
      style={typeof style === 'function' ? style(state) : style}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
}
