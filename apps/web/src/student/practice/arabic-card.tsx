import type { Strictness } from '@institute/contract/arabic/strictness';
import { isolated } from '@institute/contract/arabic/two-scripts';
import { type Grade, gradeAnswer } from '@institute/contract/exercises/grade-answer';
import type { ReviewRating } from '@institute/contract/words/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Verdict } from '../../domains/lessons/widgets/exercise/verdict.tsx';
import { meaningsOf } from '../../domains/lessons/word-language.ts';
import { acceptedFor, type Card } from '../../domains/words/model.ts';
import { ArabicKeyboard } from '../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/input.tsx';
import { alsoRightFor, tellingLetter } from './also-right.ts';
import { Feedback } from './feedback.tsx';
import { text } from './text.ts';

// Phones have a keyboard of their own; this one follows.
interface ArabicCardProps {
  card: Card;
  strictness: Strictness;
  onAnswer: (rating: ReviewRating) => void;
}

/** A meaning whose Arabic is typed, judged at once, and compared letter by letter. */
export function ArabicCard({ card, strictness, onAnswer }: ArabicCardProps) {
  const [given, setGiven] = useState('');
  const [grade, setGrade] = useState<Grade | null>(null);
  /** Another word that was given and means the same; '' for none. */
  const [other, setOther] = useState('');
  const letter = tellingLetter(card.arabic, other);
  const field = useRef<HTMLInputElement>(null);
  const words = text.session;
  const [{ value, lang, language }] = meaningsOf(card);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const check = (event: FormEvent) => {
    event.preventDefault();
    if (given.trim() === '') return field.current?.focus();
    const judged = gradeAnswer(given, { accepted: acceptedFor(card), strictness });
    const same = judged.verdict === 'right' ? undefined : alsoRightFor(card, given, language);
    if (!same) return setGrade(judged);
    // Asked again: nothing is noted of it.
    setOther(same);
    setGiven('');
    field.current?.focus();
  };
  return (
    <>
      <p dir="auto" lang={lang} className="py-2 text-center font-semibold text-2xl">
        {value}
      </p>
      {grade ? (
        <Feedback card={card} given={given} grade={grade} onAnswer={onAnswer} />
      ) : (
        <form noValidate onSubmit={check} className="flex flex-col gap-2">
          {other !== '' && (
            <Verdict
              verdict="right"
              title={text.feedback.alsoRight}
              slips={[letter === '' ? words.otherWanted : words.wanted(isolated(letter))]}
            />
          )}
          <TextField
            ref={field}
            label={words.answer}
            value={given}
            onChange={(event) => setGiven(event.target.value)}
            dir="rtl"
            lang="ar"
            translate="no"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            className="text-2xl! leading-loose"
          />
          {/* Room is kept for it, so that nothing moves when it comes. */}
          <div className="min-h-11">
            <ArabicKeyboard field={field} />
          </div>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button type="submit" size="lg" className="grow">
              {words.check}
            </Button>
            <Button
              variant="secondary"
              size="lg"
              className="grow"
              onClick={() => setGrade({ verdict: 'wrong', slips: [] })}
            >
              {words.unknown}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
