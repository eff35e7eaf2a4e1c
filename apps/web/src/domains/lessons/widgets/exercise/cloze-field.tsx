import { Fragment, useRef } from 'react';
import { ArabicKeyboard } from '../../../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { Runs } from '../../../../ui/mixed-text.tsx';
import { runsOf, settingOf } from '../../../../ui/runs.ts';
import { unhelped } from './answer-input.ts';
import type { AskedFieldProps } from './field-props.ts';
import { exerciseText as words } from './text.ts';
import { VerdictSign } from './verdict.tsx';
import { withAt } from './with-at.ts';

/** A text with gaps to type into, in the direction of its words. */
export function ClozeField({ asked, given, onChange, judged, isDone }: AskedFieldProps<'cloze'>) {
  const { inArabic } = asked;
  const pieces = numbered(asked);
  const typed = given?.type === 'cloze' ? given.given : [];
  const gaps = pieces.filter(({ kind }) => kind === 'gap').map((_, gap) => typed[gap] ?? '');
  // The field that was entered last: the keyboard writes there.
  const field = useRef<HTMLInputElement>(null);
  const all = asked.pieces.map((piece) => ('text' in piece ? piece.text : ''));
  const setting = settingOf(runsOf(`${all.join(' ')} ${inArabic ? 'ع' : ''}`));
  return (
    <>
      <p
        dir={setting === 'ltr' ? 'ltr' : 'rtl'}
        className={cx('leading-[2.6]', inArabic && 'font-amiri text-2xl')}
      >
        {pieces.map((piece) =>
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
                value={gaps[piece.gap] ?? ''}
                onChange={({ target }) =>
                  onChange({ type: 'cloze', given: withAt(gaps, piece.gap, target.value) })
                }
                onFocus={(event) => {
                  field.current = event.currentTarget;
                }}
                aria-label={words.gap(piece.gap + 1)}
                readOnly={isDone}
                size={Math.min(24, 3 + piece.width)}
                dir={inArabic ? 'rtl' : 'auto'}
                lang={inArabic ? 'ar' : undefined}
                className="min-h-11 min-w-0 max-w-full rounded-field border border-line-strong bg-surface px-2 text-center leading-normal focus-visible:outline-primary read-only:bg-sunken"
                {...unhelped}
              />
              {judged && (
                <GapSign verdict={judged.judgement.parts[piece.gap]?.verdict ?? 'wrong'} />
              )}
            </span>
          ),
        )}
      </p>
      {inArabic && !isDone && (
        <div className="min-h-11">
          <ArabicKeyboard field={field} />
        </div>
      )}
    </>
  );
}

const GapSign = ({ verdict }: { verdict: 'right' | 'nearly' | 'wrong' }) => (
  <VerdictSign verdict={verdict} title={words[verdict]} />
);

/** The pieces of the text, each gap with its number and the width of its field. */
function numbered({ pieces }: AskedFieldProps<'cloze'>['asked']) {
  let gap = -1;
  return pieces.map((piece, at) => {
    const key = `${at}`;
    if ('text' in piece) return { kind: 'text', key, text: piece.text } as const;
    gap += 1;
    return { kind: 'gap', key, gap, width: piece.gap } as const;
  });
}
