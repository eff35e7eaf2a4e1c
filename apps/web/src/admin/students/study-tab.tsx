import type { StudentClass, StudentRecord } from '@institute/contract/reports/student-record';
import { pathTo } from '@institute/contract/routes';
import { Link } from 'react-router';
import { useCan } from '../../domains/auth/use-actor.ts';
import { giftNames } from '../../domains/payments/office-words.ts';
import { usePlaceActs } from '../../domains/places/widgets/place-acts.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { serverNow } from '../../platform/server-clock.ts';
import { type Action, ActionMenu } from '../../ui/action-menu.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './record-text.ts';

/** The classes a student has joined, with how far each is done, and the certificates. */
export function StudyTab({ record }: { record: StudentRecord }) {
  const { classes, certificates, student } = record;
  const places = usePlaceActs();
  const corrects = useCan('certificates.manage');
  const opensClasses = useCan('classes.seeHidden');
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <h2 className="mb-3 text-lg">{text.classes}</h2>
        {classes.length === 0 && <p className="text-muted">{text.noClasses}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {classes.map((joined) => (
            <ClassLine
              key={joined.id}
              isLink={opensClasses}
              joined={joined}
              acts={places.actsFor({
                ...{ people: [student], classId: joined.id, className: joined.name },
                isMonthly: joined.paidUntil !== null,
                isHeld: joined.heldUntil !== null,
              })}
            />
          ))}
        </ul>
        {places.dialog}
      </Card>
      <Card>
        <h2 className="mb-3 text-lg">{text.certificates}</h2>
        {certificates.length === 0 && <p className="text-muted">{text.noCertificates}</p>}
        <ul className="flex flex-col gap-2">
          {certificates.map(({ code, title, issuedOn, revoked }) => (
            <li key={code} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link
                to={pathTo('verify', { code })}
                className="tap inline-flex items-center text-primary underline underline-offset-4"
              >
                <PersonText>{title}</PersonText>
              </Link>
              {revoked && (
                <span className="me-auto text-sm">
                  <Badge tone="bad">{text.revoked}</Badge> <InstituteTime at={revoked.at} />{' '}
                  <PersonText>{revoked.reason}</PersonText>
                </span>
              )}
              {corrects && (
                <Link
                  to={`${pathTo('certificates')}?tab=given&search=${code}`}
                  aria-label={text.correctOne(title)}
                  className="tap inline-flex items-center text-sm underline-offset-4 hover:underline"
                >
                  {text.correct}
                </Link>
              )}
              <span className="text-muted text-sm">
                {/* A day of the calendar: its noon is the same day everywhere. */}
                <InstituteTime at={new Date(`${issuedOn}T12:00:00Z`)} />
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

interface ClassLineProps {
  joined: StudentClass;
  acts: readonly Action[];
  /** Whether the reader may open the class. */
  isLink: boolean;
}

function ClassLine({ joined, acts, isLink }: ClassLineProps) {
  const { id, name, lessons, done, joinedAt, heldUntil } = joined;
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {isLink ? (
          <Link
            to={pathTo('managedClass', { id })}
            className="rounded-sm font-medium underline-offset-4 hover:underline"
          >
            <PersonText>{name}</PersonText>
          </Link>
        ) : (
          <span className="font-medium">
            <PersonText>{name}</PersonText>
          </span>
        )}
        <span
          className={cx(
            'ms-auto flex min-w-0 flex-wrap items-center justify-end gap-1',
            // The button of the menu takes more room than it fills.
            acts.length > 0 && '-my-2 -me-2',
          )}
        >
          {heldUntil && (
            <Badge tone="gold">
              <span>
                <Sentence
                  words={text.heldUntil}
                  fill={{ date: <InstituteTime at={heldUntil} /> }}
                />
              </span>
            </Badge>
          )}
          <Terms joined={joined} />
          {acts.length > 0 && <ActionMenu label={text.placeIn(name)} actions={acts} />}
        </span>
      </div>
      <ProgressBar value={done} max={Math.max(1, lessons)} label={text.progress(done, lessons)} />
      <p className="flex flex-wrap justify-between gap-x-4 text-muted text-sm">
        <span>{text.progress(done, lessons)}</span>
        <span>
          <Sentence words={text.joinedOn} fill={{ date: <InstituteTime at={joinedAt} /> }} />
        </span>
      </p>
    </li>
  );
}

/** How a class was joined, as it really is. */
function Terms({ joined: { terms, paidUntil, gift } }: { joined: StudentClass }) {
  if (terms !== 'monthly' || !paidUntil) {
    if (gift) return <Badge tone="gold">{giftNames[gift]}</Badge>;
    return <Badge>{terms === 'once' ? text.terms.once : text.terms.free}</Badge>;
  }
  const isOver = paidUntil.getTime() < serverNow();
  return (
    <Badge tone={isOver ? 'bad' : 'good'}>
      <span>
        <Sentence
          words={isOver ? text.monthlyEnded : text.monthlyUntil}
          fill={{ date: <InstituteTime at={paidUntil} /> }}
        />
      </span>
    </Badge>
  );
}
