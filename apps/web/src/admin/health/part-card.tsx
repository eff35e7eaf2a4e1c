import type { HealthPart, HealthParts } from '@institute/contract/health/health';
import { pathTo } from '@institute/contract/routes';
import { CircleAlert, CircleCheck, CircleHelp, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { text as names } from '../../domains/health/text.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { When } from '../../ui/when.tsx';
import { Figures } from './figures.tsx';
import { text } from './text.ts';

type Part = HealthParts[HealthPart];

const looks: Record<Part['state'], { tone: BadgeTone; Icon: typeof Eye }> = {
  good: { tone: 'good', Icon: CircleCheck },
  watch: { tone: 'gold', Icon: Eye },
  act: { tone: 'bad', Icon: CircleAlert },
  unknown: { tone: 'neutral', Icon: CircleHelp },
};

/** Where something can be done about a part in the office. */
const ways: Partial<Record<HealthPart, { page: 'books' | 'settings'; label: string }>> = {
  books: { page: 'books', label: text.books },
  rewards: { page: 'settings', label: text.settings },
};

interface PartCardProps {
  name: HealthPart;
  part: Part;
  timeZone: string;
  /** What is told besides. */
  children?: ReactNode;
}

/** A part of the institute: how it stands, its figures, when it was last seen, what to do. */
export function PartCard({ name, part, timeZone, children }: PartCardProps) {
  const { state, facts } = part;
  const { tone, Icon } = looks[state];
  const way = ways[name];
  return (
    <Card aria-labelledby={`health-${name}`} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={`health-${name}`} className="text-xl">
          {names.parts[name]}
        </h2>
        <Badge tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
          {text.states[state]}
        </Badge>
      </div>
      {facts && <Figures name={name} facts={facts} timeZone={timeZone} />}
      <Seen name={name} part={part} timeZone={timeZone} />
      <p className={state === 'good' ? 'text-muted' : 'font-medium'}>{adviceOf(name, part)}</p>
      {way && (
        <LinkButton to={pathTo(way.page)} variant="secondary" size="sm" className="self-start">
          {way.label}
        </LinkButton>
      )}
      {children}
    </Card>
  );
}

function Seen({ name, part: { seenAt, facts }, timeZone }: PartCardProps) {
  if (!facts || (!seenAt && !text.never[name])) return null;
  return (
    <p className="text-muted text-sm">
      {seenAt ? (
        <Sentence
          words={text.seen[name]}
          fill={{ time: <When at={seenAt} timeZone={timeZone} withTime /> }}
        />
      ) : (
        text.never[name]
      )}
    </p>
  );
}

type Unknown = keyof typeof text.advice.unknown;

/** What to do, by what was found; a reason without words does not compile. */
const advice: {
  [Name in HealthPart]: Readonly<Record<Exclude<HealthParts[Name]['reason'], Unknown>, string>>;
} = text.advice;

function adviceOf(name: HealthPart, { reason }: Part): string {
  const words: Readonly<Partial<Record<typeof reason, string>>> = {
    ...text.advice.unknown,
    ...advice[name],
  };
  return words[reason] ?? '';
}
