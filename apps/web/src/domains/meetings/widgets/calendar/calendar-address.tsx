import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { copyField } from '../../../../platform/copy-text.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { FormAlert } from '../../../../ui/form-alert.tsx';
import { TextField } from '../../../../ui/input.tsx';
import { useCopied } from '../../../../ui/use-copied.ts';
import { text } from './text.ts';

/** The address of one's calendar, this once, and the ways to hand it to a calendar. */
export function CalendarAddress({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useCopied<true>();
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    if (!field.current) return;
    const isDone = await copyField(field.current);
    setRefused(!isDone);
    if (isDone) setCopied(true);
  };
  // By this scheme phones and computers hand an address to their calendar.
  const inCalendar = url.replace(/^https?:/, 'webcal:');
  const atGoogle = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(inCalendar)}`;
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <div className="flex w-full flex-wrap gap-2">
        <a href={inCalendar} className={buttonClass('primary')}>
          {text.open}
        </a>
        <a
          href={atGoogle}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary')}
        >
          {text.google}
        </a>
      </div>
      <div className="w-full">
        <TextField label={text.address} dir="ltr" readOnly value={url} ref={field} />
      </div>
      <p className="text-muted text-sm">{text.secret}</p>
      <FormAlert message={isRefused ? text.copyRefused : null} />
      <Button
        variant="secondary"
        icon={copied ? <Check size={20} /> : <Copy size={20} />}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{copied ? text.copied : text.copy}</span>
      </Button>
    </div>
  );
}
