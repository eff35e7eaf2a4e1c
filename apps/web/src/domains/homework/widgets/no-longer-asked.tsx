import { text as words } from '../text.ts';
import type { HandInDraft } from '../use-hand-in.ts';
import { KeptThings } from './kept-things.tsx';

/** What was made before the task was changed, and it asks for no longer. */
export function NoLongerAsked({ draft }: { draft: HandInDraft }) {
  const { unasked, kept, text, write, isSending } = draft;
  if (unasked.takes.length === 0 && !unasked.hasText) return null;
  return (
    <section
      aria-label={words.unaskedTitle}
      className="flex flex-col gap-3 rounded-field border border-line border-dashed p-3"
    >
      <div className="flex flex-col gap-1">
        <h3 className="font-semibold">{words.unaskedTitle}</h3>
        <p className="text-muted text-sm">{words.unasked}</p>
      </div>
      <KeptThings
        takes={unasked.takes}
        text={unasked.hasText ? text : ''}
        onDrop={(place) => void kept.drop(place)}
        onDropText={() => write('')}
        isDisabled={isSending}
      />
    </section>
  );
}
