import type { TaughtClass } from '@institute/contract/reports/teaching';
import { pathTo } from '@institute/contract/routes';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { text as classText } from '../../domains/classes/text.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './text.ts';

const LiveLinksDialog = lazy(
  () =>
    import('../../domains/classes/widgets/live-links-dialog.tsx').then(
      (code) => code.LiveLinksDialog,
    ),
  { whenLost: 'close' },
);

/** The classes of a teacher, each with the ways into it that its powers open. */
export function TaughtClasses({ classes }: { classes: readonly TaughtClass[] }) {
  return (
    <section aria-labelledby="taught">
      <h2 id="taught" className="mb-3 text-xl">
        {text.classes}
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {classes.map((one) => (
          <li key={one.id}>
            <TaughtCard taught={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TaughtCard({ taught }: { taught: TaughtClass }) {
  const { id, rand, name, isDraft, powers, students, nextLesson, nextOpensAt } = taught;
  const page = pathTo('managedClass', { id: rand });
  const ways = [
    powers.includes('teach') && { to: `${page}?tab=lessons`, label: text.lessons },
    powers.includes('mark') && {
      ...{ to: `${pathTo('exams')}?${CLASS_FILTER}=${id}`, label: text.mark },
    },
    (powers.includes('mark') || powers.includes('teach')) && {
      ...{ to: `${pathTo('handIns')}?${CLASS_FILTER}=${id}`, label: text.handIns },
    },
    powers.includes('people') && { to: `${page}?tab=attendance`, label: text.attendance },
    { to: page, label: text.open },
  ].filter((way) => way !== false);
  return (
    <Card className="flex h-full flex-col gap-2">
      <h3 className="text-lg">
        <PersonText>{name}</PersonText>
        {isDraft && (
          <Badge tone="gold" className="ms-2">
            {classText.draft}
          </Badge>
        )}
      </h3>
      <p className="text-muted">{text.students(students)}</p>
      {nextOpensAt && (
        <p className="text-muted text-sm">
          <Sentence
            words={text.next}
            fill={{
              lesson: <PersonText>{nextLesson}</PersonText>,
              date: <InstituteTime at={nextOpensAt} withTime />,
            }}
          />
        </p>
      )}
      {powers.includes('teach') && <MeetingPlace taught={taught} />}
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {ways.map(({ to, label }) => (
          <LinkButton key={to} to={to} variant="secondary" size="sm">
            {label}
          </LinkButton>
        ))}
      </div>
    </Card>
  );
}

/** Where the class meets, and the way to say it anew. */
function MeetingPlace({ taught: { id, links } }: { taught: TaughtClass }) {
  const [edits, setEdits] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      {links === '' ? (
        <p className="text-muted text-sm">{text.noLinks}</p>
      ) : (
        <div className="min-w-0 text-sm">
          <RichText text={links} />
        </div>
      )}
      <Button
        variant="ghost"
        size="sm"
        icon={<Video size={18} />}
        onClick={() => setEdits(true)}
        className="-ms-3"
      >
        {links === '' ? text.addLinks : text.changeLinks}
      </Button>
      {edits && <LiveLinksDialog classId={id} links={links} onClose={() => setEdits(false)} />}
    </div>
  );
}
