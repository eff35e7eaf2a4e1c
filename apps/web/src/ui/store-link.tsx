import { Smartphone } from 'lucide-react';
import { text } from './text.ts';

/** The link to the mobile app in its store. */
export function StoreLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="tap inline-flex items-center gap-2 rounded-field px-3 text-muted text-sm underline-offset-4 hover:underline"
    >
      <Smartphone size={18} />
      {text.store}
    </a>
  );
}
