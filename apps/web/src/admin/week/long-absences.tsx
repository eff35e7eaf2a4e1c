import { getLongAbsences } from '@institute/contract/meetings/registers';
import { pathTo } from '@institute/contract/routes';
import { Send } from 'lucide-react';
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
  if (!data || data.length === 0) return null;
  return (
    <Card aria-labelledby="absences" className="mt-6">
      <h2 id="absences" className="text-lg">
        {text.absences}
      </h2>
      <p className="text-muted text-sm">{text.absencesDetail}</p>
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
