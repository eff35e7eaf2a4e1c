import { Button } from '../../../../ui/button.tsx';
import { exerciseText as words } from './text.ts';

/** Asks for the judgement; gone once there is one. */
export function CheckButton({ isJudged, disabled }: { isJudged: boolean; disabled: boolean }) {
  if (isJudged) return null;
  return (
    <Button type="submit" disabled={disabled} className="self-start">
      {words.check}
    </Button>
  );
}
