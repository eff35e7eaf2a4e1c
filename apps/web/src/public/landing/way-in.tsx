import type { ReactNode } from 'react';
import type { AuthForm } from '../auth-forms.tsx';

interface WayInProps {
  /** The dialog that it opens. */
  form: AuthForm | 'about';
  /** The page that holds what the dialog does. */
  href: string;
  /** The class that it tells of. */
  'data-about'?: string;
  /** The page that it joins the visitor to. */
  'data-join'?: string;
  className: string;
  children: ReactNode;
}

/**
 * A link to the page of a form, which without scripts leads there; `live/ways-in.ts` makes it a button
 * that opens the form here.
 */
export function WayIn({ form, children, ...rest }: WayInProps) {
  return (
    <a data-way-in={form} data-button="" {...rest}>
      {children}
    </a>
  );
}
