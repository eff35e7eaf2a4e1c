import { titleParts } from '@institute/contract/arabic/two-scripts';
import { PersonText } from '../../ui/person-text.tsx';

/** A title in two scripts as two elements: the Arabic large, the Latin beneath it. */
export function TwoScriptsTitle({ title }: { title: string }) {
  const { arabic, latin } = titleParts(title);
  return (
    <>
      {arabic && (
        <span
          lang="ar"
          translate="no"
          dir="rtl"
          className="block w-fit font-amiri text-4xl leading-[1.8] sm:text-5xl sm:leading-[1.8]"
        >
          {arabic}
        </span>
      )}
      {arabic && latin && ' '}
      {latin && (
        <span dir="auto" className="block text-2xl sm:text-3xl">
          {latin}
        </span>
      )}
    </>
  );
}

/** A title within other words: of two scripts the Latin, which stands in a line without breaking it. */
export function ShortTitle({ title }: { title: string }) {
  const { arabic, latin } = titleParts(title);
  return <PersonText>{latin ?? arabic}</PersonText>;
}
