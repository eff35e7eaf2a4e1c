import { formatNumber } from '@institute/contract/language';
import type { MissingRegister } from '@institute/contract/meetings/missing-register';
import { getMissingRegisters } from '@institute/contract/meetings/office-registers';
import { isRegisterOpen } from '@institute/contract/meetings/presence-rules';
import { pathTo } from '@institute/contract/routes';
import { ClipboardList } from 'lucide-react';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { useAnswer } from '../../platform/answers.ts';
import { useNow } from '../../platform/server-clock.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';

/** The meetings whose register nobody has held, each with the way to it; nothing where none is missing. */
export function MissingRegisters() {
  const { data } = useAnswer(getMissingRegisters, {}, { staleTime: 0, refetchOnWindowFocus: true });
  if (!data || data.first.length === 0) return null;
  const { count, first } = data;
  return (
    <Card aria-labelledby="registers" className="mt-6">
      <h2 id="registers" className="text-lg">
        {text.missing}
      </h2>
      <p className="text-muted text-sm">
        {text.missingDetail}{' '}
        {count > first.length && (
          <span>{text.firstOf(formatNumber(first.length), formatNumber(count))}</span>
        )}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {first.map((meeting) => (
          <MissingRow key={meeting.id} meeting={meeting} />
        ))}
      </ul>
    </Card>
  );
}

function MissingRow({ meeting }: { meeting: MissingRegister }) {
  const now = useNow();
  const timeZone = useTimeZone();
  const { id, className, groupName, teacherName, startsAt } = meeting;
  const when = formatDateTime(startsAt, timeZone);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-2 font-medium">
          <PersonText>{className}</PersonText>
          {groupName !== '' && <PersonText className="text-muted">{groupName}</PersonText>}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
          <time dateTime={startsAt.toISOString()}>{when}</time>
          {teacherName === '' ? (
            <span className="text-bad">{text.nobody}</span>
          ) : (
            <PersonText isName>{teacherName}</PersonText>
          )}
          {!isRegisterOpen(meeting, now) && <Badge tone="gold">{text.closedToTeacher}</Badge>}
        </p>
      </div>
      <LinkButton
        size="sm"
        variant="secondary"
        icon={<ClipboardList size={16} />}
        to={pathTo('meetingRegister', { id })}
        aria-label={text.registerOf(className, when)}
      >
        {text.register}
      </LinkButton>
    </li>
  );
}
