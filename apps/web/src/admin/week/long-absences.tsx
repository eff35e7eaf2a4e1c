import { getLongAbsences } from '@institute/contract/meetings/office-registers';
import { pathTo } from '@institute/contract/routes';
import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ABSENCES } from '../../domains/meetings/absences-address.ts';
import { handOver } from '../../domains/messages/message-handover.ts';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { Card } from '../../ui/card.tsx';
import { formatDate } from '../../ui/format.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';

/** Who was absent from their last three meetings of a class, each with the way to them and to a message. */
export function LongAbsences() {
  const { data } = useAnswer(getLongAbsences, {});
  const isThere = (data?.length ?? 0) > 0;
  const isAsked = useLocation().hash === `#${ABSENCES}`;
  // Whoever came for them is shown them once they are there, and what stands above them.
  useEffect(() => {
    if (isThere && isAsked) document.getElementById(ABSENCES)?.scrollIntoView();
  }, [isThere, isAsked]);
  if (!data || (data.length === 0 && !isAsked)) return null;
  return (
    <Card aria-labelledby={ABSENCES} className="mt-6">
      <h2 id={ABSENCES} className="text-lg">
        {text.absences}
      </h2>
      <p className="text-muted text-sm">{text.absencesDetail}</p>
      {data.length === 0 && <p className="mt-2">{text.nobodyAbsent}</p>}
      <ul className="mt-2 divide-y divide-line">
        {data.map(({ studentId, name, classId, className, lastAt }) => (
          <li
            key={`${studentId} ${classId}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"
          >
            <div className="min-w-0">
              <p className="font-medium">
                <StudentLink id={studentId}>
                  <PersonText isName>{name}</PersonText>
                </StudentLink>
              </p>
              <p className="text-muted text-sm">
                <PersonText>{className}</PersonText>, {text.lastOn(formatDate(lastAt))}
              </p>
            </div>
            <LinkButton
              size="sm"
              variant="secondary"
              icon={<Send size={16} />}
              to={pathTo('sentMessages')}
              state={handOver([String(studentId)])}
              aria-label={text.messageTo(name)}
            >
              {text.message}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
