import { pathTo } from '@institute/contract/routes';
import { buttonClass } from '../../../ui/button.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { StarMark, StarPattern } from '../../../ui/star-pattern.tsx';
import { arabic } from './arabic.ts';
import { SectionTitle } from './section.tsx';
import { text } from './text.ts';

const words = text.certificate;
const ID = 'certificate';

/** What a certificate looks like, and where anybody checks one. */
export function CertificateSection({ siteName }: { siteName: string }) {
  return (
    <section id={ID} aria-labelledby={`${ID}-title`} className="scroll-mt-4">
      <div className="mx-auto grid grid-cols-1 max-w-6xl gap-x-12 gap-y-6 px-5 py-10 sm:px-8 lg:grid-cols-2 lg:items-center lg:py-14">
        <div>
          <SectionTitle id={ID} arabic={arabic.certificate} title={words.title} />
          <p className="max-w-[34rem]">{words.detail}</p>
          <p className="mt-5">
            <a href={pathTo('verifyForm')} className={buttonClass('primary', 'lg')}>
              {words.check}
            </a>
          </p>
        </div>
        <Sample siteName={siteName} />
      </div>
    </section>
  );
}

/** A sheet without a name: paper in both themes, as those that are given. */
function Sample({ siteName }: { siteName: string }) {
  return (
    <figure
      aria-label={words.sample}
      className="relative mx-auto grid aspect-[297/210] w-full min-w-0 max-w-lg grid-cols-1 overflow-clip rounded-sm bg-[var(--certificate-paper)] p-2 text-[var(--certificate-ink)] shadow-overlay"
    >
      <StarPattern className="text-[var(--certificate-gold)] opacity-15" />
      <div className="relative flex flex-col items-center justify-center border-2 border-[var(--certificate-gold)] bg-[var(--certificate-veil)] p-4 text-center outline-1 outline-[var(--certificate-gold)] -outline-offset-6">
        <StarMark className="size-8 text-[var(--certificate-gold)] sm:size-10" />
        <p className="font-semibold text-[var(--certificate-green)] text-sm">
          <PersonText isName>{siteName}</PersonText>
        </p>
        <p
          lang="ar"
          translate="no"
          dir="rtl"
          className="font-amiri text-2xl text-[var(--certificate-green)] leading-[1.8] sm:text-3xl sm:leading-[1.8]"
        >
          {arabic.certificateTitle}
        </p>
        <p className="text-[var(--certificate-muted)] text-sm">{words.certifies}</p>
        <p className="border-[var(--certificate-gold)] border-b-2 px-8 pb-0.5 font-amiri text-2xl sm:text-3xl">
          {words.holder}
        </p>
        <p className="mt-1.5 text-[var(--certificate-muted)] text-sm">{words.completed}</p>
        <p className="font-semibold">{words.class}</p>
        <p className="absolute end-4 top-4 rotate-6 rounded-field border-2 border-[var(--certificate-gold)] px-2 font-semibold text-[var(--certificate-muted)] text-sm">
          {words.sample}
        </p>
      </div>
    </figure>
  );
}
