import { MessageCircle } from 'lucide-react';
import { text } from './text.ts';

interface ChatLinkProps {
  /** Of the institute; empty for no link. */
  number: string;
  /** Also the words, where there is room for them. */
  withWords?: boolean;
}

/**
 * The link to a chat with the institute, which opens a new tab. It has its place in each layout,
 * where it stays at hand and covers nothing.
 */
export function ChatLink({ number, withWords = false }: ChatLinkProps) {
  const digits = number.replace(/\D/g, '');
  if (digits === '') return null;
  return (
    <a
      href={`https://wa.me/${digits}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={text.chatLink}
      className="tap inline-flex items-center justify-center gap-2 rounded-full px-2 hover:bg-sunken"
    >
      <span className="inline-flex size-8 items-center justify-center rounded-full bg-chat text-on-chat">
        <MessageCircle size={18} />
      </span>
      {withWords && text.chatWords}
    </a>
  );
}
