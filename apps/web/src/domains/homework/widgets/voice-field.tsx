import { Mic } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { VoiceRecorder } from '../../../ui/voice/voice-recorder.tsx';
import { text as words } from '../text.ts';
import type { HandInDraft } from '../use-hand-in.ts';

/** How recordings of a homework or a letter are made. */
export interface Voices {
  draft: Pick<HandInDraft, 'kept' | 'isSending'>;
  maxSeconds: number;
  /** Whether whoever speaks has agreed to be recorded, or need not. */
  isAgreed: boolean;
  /** The place that is recorded as soon as they have. */
  begins: string | null;
  /** Asks them to agree, and then records at a place. */
  ask: (place: string) => void;
}

interface VoiceFieldProps {
  voices: Voices;
  /** Where it stands in what is sent. */
  place: string;
  label: string;
  name: string;
}

/** Records one line, or all of it; before the first recording a student is told who hears it. */
export function VoiceField({ voices, place, label, name }: VoiceFieldProps) {
  const { draft, maxSeconds, isAgreed, begins, ask } = voices;
  const { kept, isSending } = draft;
  const take = kept.takes?.find((one) => one.place === place) ?? null;
  if (!isAgreed && !take) {
    return (
      <Button
        variant="secondary"
        size="lg"
        disabled={isSending}
        onClick={() => ask(place)}
        icon={
          <span className="-ms-3 grid size-11 place-items-center rounded-full bg-bad text-on-bad">
            <Mic size={22} />
          </span>
        }
        className="min-h-14 rounded-full"
      >
        {label}
      </Button>
    );
  }
  return (
    <div className="min-w-0">
      <VoiceRecorder
        take={take}
        {...(!take && { label })}
        name={name}
        maxSeconds={maxSeconds}
        isDisabled={isSending || kept.takes === null}
        beginsAtOnce={begins === place}
        onTake={(made) => void kept.keep(place, made)}
        onSoFar={(made) => void kept.keepSoFar(place, made)}
        onDrop={() => void kept.drop(place)}
      />
      {take?.refusal && (
        <p role="alert" className="font-medium text-bad text-sm">
          {take.refusal || words.notSent}
        </p>
      )}
    </div>
  );
}
