import { MessageCircle } from 'lucide-react';

/** The floating chat link, on every page once the settings carry a number; it opens a new tab. */
export function ChatLink({ number }: { number: string }) {
  const digits = number.replace(/\D/g, '');
  if (digits === '') return null;
  return (
    <aside aria-label="Chat">
      <a
        href={`https://wa.me/${digits}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat with us on WhatsApp (opens a new tab)"
        className="fixed inset-e-4 bottom-4 z-20 inline-flex size-11 items-center justify-center rounded-full bg-chat text-on-chat shadow-overlay sm:size-13"
      >
        <MessageCircle size={24} aria-hidden="true" />
      </a>
    </aside>
  );
}
