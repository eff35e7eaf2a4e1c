import { Video } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { text } from './text.ts';

/** The live-class links, one per line; the server gives them to those who have joined. */
export function LiveLinks({ links }: { links: string }) {
  if (links.trim() === '') return null;
  return (
    <Card aria-labelledby="live">
      <h2 id="live" className="mb-2 flex items-center gap-2 text-lg">
        <Video size={20} aria-hidden="true" className="text-primary" />
        {text.liveLinks}
      </h2>
      <RichText text={links} className="leading-loose" />
    </Card>
  );
}
