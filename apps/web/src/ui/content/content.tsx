import { type ReadingPart, readingParts } from '@institute/contract/text/reading-lines';
import { cx } from '../class-names.ts';
import { readableText } from '../readable-text.ts';
import { ContentLine } from './content-line.tsx';
import { ContentList } from './content-list.tsx';

interface ContentProps {
  text: string;
  /** True for text that was typed in here, which nothing has encoded: `100%25` means just that. */
  isTyped?: boolean;
  className?: string;
}

const anyArabic = /\p{Script=Arabic}/u;

/** What a teacher or student wrote: each line in its own direction, Arabic set to be read with its marks. */
export function Content({ text, isTyped = false, className }: ContentProps) {
  const readable = isTyped ? text : readableText(text);
  return (
    // One line height for all of it, with room for the marks where there are any.
    <div
      className={cx(
        '[overflow-wrap:anywhere]',
        anyArabic.test(readable) && 'leading-[2]',
        className,
      )}
    >
      {readingParts(readable).map((part) => (
        <ContentPart key={part.at} part={part} />
      ))}
    </div>
  );
}

/** Lines of Arabic and their translations stand here as they were written, one beneath the other. */
function ContentPart({ part }: { part: ReadingPart }) {
  if (part.kind === 'list') return <ContentList {...part} />;
  if (part.kind === 'prose') return <ContentLine {...part} />;
  const { number, arabic, translation, isApart } = part;
  return (
    <>
      <ContentLine text={number === '' ? arabic : `${number}. ${arabic}`} isApart={isApart} />
      {translation !== '' && <ContentLine text={translation} isApart={false} />}
    </>
  );
}
