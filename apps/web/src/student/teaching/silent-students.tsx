import type { Teaching } from '@institute/contract/reports/teaching';
import { pathTo } from '@institute/contract/routes';
import { UserRound } from 'lucide-react';
import { WRITE_TO } from '../../domains/classes/filter-name.ts';
import { WorkPart, WorkRow } from '../../domains/reports/widgets/work-part.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Card } from '../../ui/card.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './text.ts';

/** Who has opened nothing for a week, the longest silent first, and the way to write to them. */
export function SilentStudents({ teaching: { classes, silent } }: { teaching: Teaching }) {
  const silentIn = new Set(silent.first.map(({ classRand }) => classRand));
  const writable = classes.filter(
    ({ rand, powers }) => silentIn.has(rand) && powers.includes('teach'),
  );
  if (silent.count === 0) return null;
  return (
    <Card>
      <WorkPart icon={UserRound} title={text.silent} count={silent.count}>
        {silent.first.map(({ studentId, classRand, className, student, since }) => (
          <WorkRow
            key={`${classRand}-${studentId}`}
            to={`${pathTo('managedClass', { id: classRand })}?tab=attendance`}
            aside={<Sentence words={text.lastSeen} fill={{ date: <InstituteTime at={since} /> }} />}
          >
            <PersonText>{student}</PersonText>
            <PersonText className="text-muted">{className}</PersonText>
          </WorkRow>
        ))}
        {writable.map(({ rand, name }) => (
          <WorkRow
            key={rand}
            to={`${pathTo('managedClass', { id: rand })}?${WRITE_TO}=silent`}
            aside={null}
          >
            <span className="font-medium text-primary">
              <Sentence
                words={text.writeToSilent}
                fill={{ name: <PersonText>{name}</PersonText> }}
              />
            </span>
          </WorkRow>
        ))}
      </WorkPart>
    </Card>
  );
}
