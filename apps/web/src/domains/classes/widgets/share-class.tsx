import { titleParts } from '@institute/contract/arabic/two-scripts';
import type { Class } from '@institute/contract/classes/classes';
import { pathTo } from '@institute/contract/routes';
import { Copy, MessageCircle, Share2 } from 'lucide-react';
import { copyText } from '../../../platform/copy-text.ts';
import { shareSheet, whatsAppHref } from '../../../platform/share.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { toast } from '../../../ui/toast.ts';
import { shareText as words } from '../text.ts';

interface ShareClassProps {
  item: Class;
  /** What is said of it, by the name it goes by; its own name where nothing is. */
  says?: (name: string) => string;
  className?: string;
}

/** Ways to tell others of a class, with the address of its public page. */
export function ShareClass({ item, says = (name) => name, className }: ShareClassProps) {
  const url = location.origin + pathTo('publicClass', { slug: item.slug || item.rand });
  const text = says(titleParts(item.name).latin ?? item.name);
  const copy = async () => {
    if (await copyText(Promise.resolve(url))) toast.success(words.copied);
    else toast.error(words.copyRefused);
  };
  return (
    <div className={cx('flex flex-wrap gap-2', className)}>
      <a
        href={whatsAppHref(`${text}\n${url}`)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('ghost', 'sm')}
      >
        <MessageCircle size={18} />
        {words.whatsApp}
      </a>
      {typeof navigator.share === 'function' && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Share2 size={18} />}
          onClick={() => void shareSheet({ title: item.name, text, url })}
        >
          {words.share}
        </Button>
      )}
      <Button variant="ghost" size="sm" icon={<Copy size={18} />} onClick={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  );
}
