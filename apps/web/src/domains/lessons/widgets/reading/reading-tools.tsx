import { hasTashkeel, withoutTashkeel } from '@institute/contract/arabic/tashkeel';
import { Eye, EyeOff } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { sizeBeside } from './arabic-size.ts';
import { useReading } from './reading-store.ts';
import { readingText as words } from './text.ts';

interface ReadingToolsProps {
  hasTranslations: boolean;
  /** What is read, whose tashkeel can be hidden. */
  text: string;
}

/** The size of the Arabic, and whether its translations and vowel signs are seen; all of it is remembered. */
export function ReadingTools({ hasTranslations, text }: ReadingToolsProps) {
  const { size, hidesEnglish, hidesTashkeel, resize, toggleEnglish, toggleTashkeel } = useReading();
  useLayoutEffect(() => void useReading.setState({ bare: withoutTashkeel }), []);
  return (
    <fieldset aria-label={words.tools} className="flex min-w-0 flex-wrap gap-2">
      <Button
        size="sm"
        variant="secondary"
        aria-label={words.smaller}
        disabled={sizeBeside(size, -1) === null}
        onClick={() => resize(-1)}
      >
        {words.smallerSign}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        aria-label={words.larger}
        disabled={sizeBeside(size, 1) === null}
        onClick={() => resize(1)}
      >
        {words.largerSign}
      </Button>
      {hasTranslations && (
        <Hides isOn={hidesEnglish} onToggle={toggleEnglish}>
          {words.hideEnglish}
        </Hides>
      )}
      {hasTashkeel(text) && (
        <Hides isOn={hidesTashkeel} onToggle={toggleTashkeel}>
          {words.hideTashkeel}
        </Hides>
      )}
    </fieldset>
  );
}

/** What leaves a part of the lesson out, and brings it back. */
function Hides(props: { isOn: boolean; onToggle: () => void; children: string }) {
  const { isOn, onToggle, children } = props;
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-pressed={isOn}
      onClick={onToggle}
      icon={isOn ? <EyeOff size={18} /> : <Eye size={18} />}
      className="aria-pressed:border-primary aria-pressed:bg-primary-soft"
    >
      {children}
    </Button>
  );
}
