import { MessageCircle } from 'lucide-react';
import { useSettings } from '../../domains/settings/api.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { text } from './text.ts';

/** What the institute says about private lessons, and the way to ask for one. */
export function PrivateLesson() {
  const { data: settings } = useSettings();
  const about = settings?.privateLesson.trim() ?? '';
  const digits = settings?.whatsappNumber.replace(/\D/g, '') ?? '';
  if (about === '') return null;
  return (
    <Card aria-labelledby="private" className="flex flex-col">
      <h2 id="private" className="mb-3 text-xl">
        {text.privateLesson.title}
      </h2>
      <RichText text={about} />
      {digits !== '' && (
        <a
          href={`https://wa.me/${digits}`}
          target="_blank"
          rel="noopener noreferrer"
          className={cx(buttonClass('secondary'), 'mt-4 self-start')}
        >
          <MessageCircle size={18} />
          {text.privateLesson.ask}
        </a>
      )}
    </Card>
  );
}
