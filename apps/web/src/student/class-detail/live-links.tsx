import { dictionary } from '@institute/contract/language';
import { Video } from 'lucide-react';
import { OwnMeeting } from '../../domains/classes/widgets/meeting.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { linesOfLinks } from './live-link-lines.ts';

/** Its words come with it. */
const text = dictionary('student/class-detail/live', {
  liveLinks: 'Live classes',
  join: 'Join',
  joinAt: (address: string) => `Join: ${address}`,
});

interface LiveLinksProps {
  /** One per line; the server gives them to those who have joined. */
  links: string;
  meetsAt: Date | null;
  timeZone: string;
}

/** The live meetings of a class: when the next one is, and the way in. */
export function LiveLinks({ links, meetsAt, timeZone }: LiveLinksProps) {
  const lines = linesOfLinks(links);
  if (lines.length === 0) return null;
  return (
    <Card aria-labelledby="live">
      <h2 id="live" className="mb-1 flex items-center gap-2 text-lg">
        <Video size={20} className="text-primary" />
        {text.liveLinks}
      </h2>
      {meetsAt && (
        <p className="mb-2 font-medium">
          <OwnMeeting at={meetsAt} timeZone={timeZone} />
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {lines.map(({ key, line, href, label }) => (
          <li key={key} className="flex min-h-11 items-center">
            {href === null ? (
              <RichText text={line} />
            ) : (
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={text.joinAt(label)}
                className="flex w-full min-w-0 items-center gap-3"
              >
                <span className={buttonClass('secondary', 'sm')}>{text.join}</span>
                <span
                  dir="ltr"
                  className="min-w-0 grow text-muted text-sm [overflow-wrap:anywhere]"
                >
                  {label}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
