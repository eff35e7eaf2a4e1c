import { BookMarked, Clock, Eye, Send } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { text } from './text.ts';

interface MessageActsProps {
  /** Whether the message is on its way. */
  isRunning: boolean;
  /** Before it is sent now, which submits the form. */
  onNow: () => void;
  onLater: () => void;
  onTemplates: () => void;
  onPreview: () => void;
}

/** What can be done with a message that is written. */
export function MessageActs(props: MessageActsProps) {
  const { isRunning, onNow, onLater, onTemplates, onPreview } = props;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        type="submit"
        busy={isRunning}
        busyLabel={text.sending}
        icon={<Send size={18} className="rtl:-scale-x-100" />}
        className="grow sm:grow-0"
        onClick={onNow}
      >
        {text.send}
      </Button>
      <Button
        variant="secondary"
        icon={<Clock size={18} />}
        className="grow sm:grow-0"
        onClick={onLater}
      >
        {text.sendLater}
      </Button>
      <Button
        variant="secondary"
        icon={<BookMarked size={18} />}
        className="grow sm:grow-0"
        onClick={onTemplates}
      >
        {text.templates}
      </Button>
      <Button
        variant="secondary"
        icon={<Eye size={18} />}
        className="grow sm:grow-0"
        onClick={onPreview}
      >
        {text.preview}
      </Button>
    </div>
  );
}
