import type { ExerciseOf } from '@institute/contract/exercises';
import { gapsOf } from '@institute/contract/rules/judge-exercise';
import { type FormEvent, Fragment, useRef, useState } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { Runs } from '../../../../ui/mixed-text.tsx';
import { runsOf, settingOf } from '../../../../ui/runs.ts';
import { ArabicKeyboard, isArabic, unhelped } from './arabic-keyboard.ts';
import { CheckButton } from './check-button.tsx';
import type { ExerciseFormProps } from './part.ts';
import { exerciseText as words } from './text.ts';
import { VerdictSign } from './verdict.tsx';
import { withAt } from './with-at.ts';

/** A text with gaps to type into, in the direction of its words. */
export function ClozeForm({
  exercise,
  judgement,
  onAnswer,
}: ExerciseFormProps<ExerciseOf<'cloze'>>) {
  const gaps = gapsOf(exercise);
  const [given, setGiven] = useState<readonly string[]>(() => gaps.map(() => ''));
  // The field that was entered last: the keyboard writes there.
  const field = useRef<HTMLInputElement>(null);
  const inArabic = isArabic(gaps.flat());
  const all = exercise.pieces.map((piece) => ('text' in piece ? piece.text : ''));
  const setting = settingOf(runsOf(`${all.join(' ')} ${inArabic ? gaps.flat().join(' ') : ''}`));

  const check = (event: FormEvent) => {
    event.preventDefault();
    onAnswer({ type: 'cloze', given });
  };
  return (
    <form noValidate onSubmit={check} className="flex flex-col gap-2">
      <p
        dir={setting === 'ltr' ? 'ltr' : 'rtl'}
        className={cx('leading-[2.6]', inArabic && 'font-amiri text-2xl')}
      >
        {piecesOf(exercise).map((piece) =>
          piece.kind === 'text' ? (
            <Fragment key={piece.key}>
              <Runs runs={runsOf(piece.text)} />
            </Fragment>
          ) : (
            <span
              key={piece.key}
              className="inline-flex max-w-full items-center gap-1 align-middle"
            >
              <input
                ref={piece.gap === 0 ? field : undefined}
                value={given[piece.gap] ?? ''}
                onChange={({ target }) => setGiven(withAt(given, piece.gap, target.value))}
                onFocus={(event) => {
                  field.current = event.currentTarget;
                }}
                aria-label={words.gap(piece.gap + 1)}
                readOnly={judgement !== null}
                size={Math.min(24, 3 + piece.longest)}
                dir={inArabic ? 'rtl' : 'auto'}
                lang={inArabic ? 'ar' : undefined}
                className="min-h-11 min-w-0 max-w-full rounded-field border border-line-strong bg-surface px-2 text-center leading-normal focus-visible:outline-primary read-only:bg-sunken"
                {...unhelped}
              />
              {judgement && <GapSign verdict={judgement.parts[piece.gap]?.verdict ?? 'wrong'} />}
            </span>
          ),
        )}
      </p>
      {inArabic && judgement === null && (
        <div className="min-h-11">
          <ArabicKeyboard field={field} />
        </div>
      )}
      <CheckButton
        isJudged={judgement !== null}
        disabled={given.every((one) => one.trim() === '')}
      />
    </form>
  );
}

const GapSign = ({ verdict }: { verdict: 'right' | 'nearly' | 'wrong' }) => (
  <VerdictSign verdict={verdict} title={words[verdict]} />
);

/** The pieces of the text, each gap with its number and the length of what may stand in it. */
function piecesOf({ pieces }: ExerciseOf<'cloze'>) {
  let gap = -1;
  return pieces.map((piece, at) => {
    const key = `${at}`;
    if ('text' in piece) return { kind: 'text', key, text: piece.text } as const;
    gap += 1;
    const longest = Math.max(...piece.accepted.map((one) => one.replace(/\p{M}/gu, '').length));
    return { kind: 'gap', key, gap, longest } as const;
  });
}
