import { PersonBlock } from './person-text.tsx';
import { hasVowelSigns, paragraphsOf } from './readable-text.ts';

/** The institute's message to visitors in paragraphs, one per line. */
export function WelcomeText({ message }: { message: string }) {
  return (
    <div className="flex flex-col gap-3">
      {paragraphsOf(message, /\r?\n/).map((paragraph) => (
        <PersonBlock
          key={paragraph.key}
          className={hasVowelSigns(paragraph.text) ? 'vocalised' : ''}
        >
          {paragraph.text}
        </PersonBlock>
      ))}
    </div>
  );
}
