import { PersonBlock } from './person-text.tsx';
import { hasVowelSigns, paragraphsOf } from './readable-text.ts';

/** Title of the dialog that greets visitors (student specification, section 2). */
export const WELCOME_TITLE = 'Welcome to the institute';

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
