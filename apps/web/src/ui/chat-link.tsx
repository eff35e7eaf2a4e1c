import { MessageCircle } from 'lucide-react';
import { text } from './text.ts';

/**
 * The floating chat link, on every page once the settings carry a number; it opens a new tab. On a
 * phone it is a tab at the very edge, mostly within the page's margin, so that it covers no words; a
 * finger finds 44 pixels of it.
 */
export function ChatLink({ number }: { number: string }) {
  const digits = number.replace(/\D/g, '');
  if (digits === '') return null;
  return (
    <aside aria-label={text.chat}>
      <a
        href={`https://wa.me/${digits}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={text.chatLink}
        className="fixed bottom-4 z-20 inline-flex h-12 w-7 items-center justify-center inset-e-0 rounded-s-full bg-chat ps-1 text-on-chat shadow-overlay before:absolute before:inset-y-0 before:inset-e-0 before:w-11 sm:inset-e-4 sm:size-13 sm:rounded-full sm:ps-0"
      >
        <MessageCircle className="size-4.5 sm:size-6" />
      </a>
    </aside>
  );
}
