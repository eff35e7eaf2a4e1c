import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { listAsLeft } from './list-query.ts';

/** The way back, above a page's title: "Back to Class". A list is found as it was left. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={listAsLeft(to)}
      className="tap -ms-1 inline-flex items-center gap-1.5 self-start rounded-field px-1 font-medium text-primary hover:underline"
    >
      <ArrowLeft size={18} className="rtl:-scale-x-100" />
      {children}
    </Link>
  );
}
