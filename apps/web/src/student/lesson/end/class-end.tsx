import { getMyCertificates } from '@institute/contract/certificates/certificates';
import { getClasses, getMyClasses } from '@institute/contract/classes/classes';
import { pathTo } from '@institute/contract/routes';
import { ShareClass } from '../../../domains/classes/widgets/share-class.tsx';
import { useClassDetails } from '../../../domains/lessons/api.ts';
import { useTimeZone } from '../../../domains/settings/time-zone.ts';
import { useAnswer } from '../../../platform/answers.ts';
import { useNow } from '../../../platform/server-clock.ts';
import { DrawnStar } from '../../../ui/drawn-star.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { shortTitle } from '../short-title.ts';
import { certificateFor, nextClassOf } from './next-class.ts';
import { PRAISE, classEndText as words } from './text.ts';

interface ClassEndProps {
  /** The class as the address names it. */
  classId: string;
  className: string;
}

/** The end of a class of which nothing is left to do: praise, the certificate, and where to go on. */
export function ClassEnd({ classId, className }: ClassEndProps) {
  const item = useClassDetails(classId).data?.item;
  return (
    <section
      aria-label={words.title}
      className="mt-8 mb-4 flex flex-col items-center gap-3 rounded-card bg-gold-soft px-4 py-8 text-center"
    >
      <DrawnStar className="size-16" />
      <p lang="ar" translate="no" dir="rtl" className="font-amiri text-5xl leading-[1.8]">
        {PRAISE}
      </p>
      <p className="text-lg">
        <Sentence
          words={words.finished}
          fill={{
            class: <PersonText className="font-semibold">{shortTitle(className)}</PersonText>,
          }}
        />
      </p>
      <CertificateLine className={className} />
      {item && <GoOn classId={item.id} category={item.category} />}
      {item && <ShareClass item={item} says={words.shareText} className="justify-center" />}
    </section>
  );
}

/** Where the certificate of the class stands; nothing until that is known. */
function CertificateLine({ className }: Pick<ClassEndProps, 'className'>) {
  const { data } = useAnswer(getMyCertificates, {});
  if (!data) return null;
  const certificate = certificateFor(className, data);
  if (!certificate) return <p className="max-w-prose text-muted">{words.noCertificate}</p>;
  return (
    <div className="flex flex-col items-center gap-2">
      <p>{words.certificate}</p>
      <LinkButton to={pathTo('certificatePrint', { code: certificate.code })} variant="gold">
        {words.openCertificate}
      </LinkButton>
    </div>
  );
}

/** The class to go on with, of those that are offered. */
function GoOn({ classId, category }: { classId: number; category: string }) {
  const classes = useAnswer(getClasses, {}).data;
  const mine = useAnswer(getMyClasses, {}).data;
  const timeZone = useTimeZone();
  const now = useNow();
  if (!classes || !mine) return null;
  const next = nextClassOf({ id: classId, category }, classes, mine, now, timeZone);
  if (!next) return <LinkButton to={pathTo('classes')}>{words.browse}</LinkButton>;
  return (
    <LinkButton to={pathTo('class', { id: next.rand })}>
      <span className="line-clamp-2">
        <Sentence
          words={words.goOn}
          fill={{ class: <PersonText>{shortTitle(next.name)}</PersonText> }}
        />
      </span>
    </LinkButton>
  );
}
