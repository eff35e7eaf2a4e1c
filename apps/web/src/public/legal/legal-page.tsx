import { formatNumber } from '@institute/contract/language';
import { pathTo, routeAt } from '@institute/contract/routes';
import type { LegalTextName } from '@institute/contract/settings/legal';
import { type LegalText, useLegalText } from '../../domains/settings/legal-api.ts';
import { useBrowserLocation } from '../../platform/browser-location.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PersonBlock, PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { When } from '../../ui/when.tsx';
import { LocationLink } from '../location-link.tsx';
import { type Block, blocksOf } from './blocks.ts';
import { LegalFrame, LegalSkeleton } from './legal-frame.tsx';
import { text } from './text.ts';

const linkClass =
  'tap inline-flex items-center rounded-field text-primary underline underline-offset-4';

/** /terms and /privacy: to what one agrees by joining, and what the institute keeps of people. */
export function LegalPage() {
  const { path } = useBrowserLocation();
  const name: LegalTextName = routeAt(path) === 'terms' ? 'terms' : 'privacy';
  const other = name === 'terms' ? 'privacy' : 'terms';
  const answer = useLegalText(name);
  return (
    <LegalFrame name={name}>
      {answer.state === 'asking' && <LegalSkeleton />}
      {answer.state === 'failed' && (
        <ErrorState title={text.failed} query={{ error: answer.error, refetch: answer.retry }} />
      )}
      {answer.state === 'found' && <Written {...answer.found} />}
      <nav className="mt-6 flex flex-wrap gap-x-4 border-line border-t pt-3">
        {[
          { href: pathTo(other), label: text[other] },
          { href: pathTo('dashboard'), label: text.goOn },
        ].map(({ href, label }) => (
          <LocationLink key={href} href={href} className={linkClass}>
            {label}
          </LocationLink>
        ))}
        {/* The server makes this page whole: the application has none for it. */}
        <a href={pathTo('about')} className={linkClass}>
          {text.about}
        </a>
      </nav>
    </LegalFrame>
  );
}

function Written({ text: written, version, since, timeZone }: LegalText) {
  return (
    <article className="flex flex-col gap-3">
      <p className="text-muted text-sm">
        <Sentence
          words={text.since}
          fill={{ version: formatNumber(version), date: <When at={since} timeZone={timeZone} /> }}
        />
      </p>
      {blocksOf(written).map((block) => (
        <Part key={block.key} block={block} />
      ))}
    </article>
  );
}

function Part({ block: { kind, lines } }: { block: Block }) {
  const [first, ...others] = lines;
  if (kind === 'heading') {
    return (
      <PersonBlock as="h2" className="mt-3 text-xl">
        {first?.text}
      </PersonBlock>
    );
  }
  if (kind === 'list') {
    return (
      <ul className="flex list-disc flex-col gap-1.5 ps-5">
        {lines.map(({ key, text: item }) => (
          <PersonBlock key={key} as="li">
            {item}
          </PersonBlock>
        ))}
      </ul>
    );
  }
  return (
    <PersonBlock>
      {first?.text}
      {others.map((line) => (
        <PersonText key={line.key} className="block">
          {line.text}
        </PersonText>
      ))}
    </PersonBlock>
  );
}
