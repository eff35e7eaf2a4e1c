import type { Meeting as NextMeetingOf } from '@institute/contract/lessons/study';
import { pathTo } from '@institute/contract/routes';
import { Video } from 'lucide-react';
import { Link } from 'react-router';
import { factsText } from '../../domains/classes/facts-text.ts';
import { Meeting } from '../../domains/classes/widgets/meeting.tsx';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { PersonText } from '../../ui/person-text.tsx';

/** When a class meets next, and the way to it, where its live links stand. */
export function NextMeeting({ meeting }: { meeting: NextMeetingOf }) {
  const timeZone = useTimeZone();
  return (
    <Link
      to={pathTo('class', { id: meeting.classRand })}
      className={cx(
        cardClass,
        'flex grow items-center gap-4 p-4 transition-shadow duration-150 hover:shadow-overlay focus-visible:outline-primary sm:px-6',
      )}
    >
      <Video size={24} className="shrink-0 text-primary" />
      <span className="flex min-w-0 flex-col">
        <span className="text-muted text-sm">{factsText.meets}</span>
        <span className="font-semibold">
          <Meeting at={meeting.at} timeZone={timeZone} />
        </span>
        <PersonText className="line-clamp-1 text-muted text-sm">{meeting.className}</PersonText>
      </span>
    </Link>
  );
}
