import { Video } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { linesOfLinks } from './live-link-lines.ts';
import { text } from './text.ts';

/** The live-class links, one per line; the server gives them to those who have joined. */
export function LiveLinks({ links }: { links: string }) {
  const lines = linesOfLinks(links);
  if (lines.length === 0) return null;
  return (
    <Card aria-labelledby="live">
      <h2 id="live" className="mb-1 flex items-center gap-2 text-lg">
        <Video size={20} className="text-primary" />
        {text.liveLinks}
      </h2>
      <ul>
        {lines.map(({ key, line, href, label }) => (
          <li key={key} className="flex min-h-11 items-center">
            {href === null ? (
              <RichText text={line} />
            ) : (
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                dir="ltr"
                className="tap inline-flex items-center text-primary underline underline-offset-2 [overflow-wrap:anywhere]"
              >
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
