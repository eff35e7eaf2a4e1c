import { pathTo } from '@institute/contract/routes';
import { text } from '../consent-text.ts';

/** A link to a text, beside what is being done. */
export function LegalLink({ page }: { page: 'terms' | 'privacy' }) {
  return (
    <a
      href={pathTo(page)}
      target="_blank"
      rel="noopener"
      className="text-primary underline underline-offset-4"
    >
      {text[page]}
    </a>
  );
}
