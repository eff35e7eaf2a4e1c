import { formatNumber } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import {
  type LegalText,
  type LegalTextName,
  useLegalText,
} from '../../domains/settings/legal-api.ts';
import { DEFAULT_TIME_ZONE } from '../../domains/settings/model.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { MixedText } from '../../ui/mixed-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { When } from '../../ui/when.tsx';
import { usePublicSettings } from '../landing/public-data.ts';
import { LocationLink } from '../location-link.tsx';
import { type Block, blocksOf } from './blocks.ts';
import { LegalFrame, LegalSkeleton } from './legal-frame.tsx';
import { text } from './text.ts';

/** /terms: to what one agrees by joining. */
export const TermsPage = () => <LegalPage name="terms" other="privacy" />;

/** /privacy: what the institute keeps of people, and why. */
export const PrivacyPage = () => <LegalPage name="privacy" other="terms" />;

function LegalPage({ name, other }: { name: LegalTextName; other: LegalTextName }) {
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
          <LocationLink
            key={href}
            href={href}
            className="tap inline-flex items-center rounded-field text-primary underline underline-offset-4"
          >
            {label}
          </LocationLink>
        ))}
      </nav>
    </LegalFrame>
  );
}

function Written({ text: written, version, since }: LegalText) {
  const timeZone = usePublicSettings()?.timeZone ?? DEFAULT_TIME_ZONE;
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
  const shown = lines.map((line) => (
    <MixedText key={line.key} text={line.text} className="block" />
  ));
  if (kind === 'heading') return <h2 className="mt-3 text-xl">{shown}</h2>;
  if (kind === 'paragraph') return <p>{shown}</p>;
  return (
    <ul className="flex list-disc flex-col gap-1.5 ps-5">
      {lines.map(({ key, text: item }) => (
        <li key={key}>
          <MixedText text={item} className="block" />
        </li>
      ))}
    </ul>
  );
}
