import type { Card } from '../../domains/words/model.ts';
import { SoundButton } from '../../ui/sound-button.tsx';
import { isHeardAtOnce } from './heard-at-once.ts';

/** The sound of a card's word, heard by itself where its student has chosen so. */
export function CardSound({ arabic, path }: Pick<Card, 'arabic'> & { path: string }) {
  return (
    <SoundButton
      path={path}
      word={arabic}
      isHeardAtOnce={isHeardAtOnce()}
      className="justify-center"
    />
  );
}
