import { Copy, MessageCircle, Share2 } from 'lucide-react';
import { whatsAppHref } from '../../platform/share.ts';
import { buttonClass } from '../../ui/button.tsx';
import { text } from './text.ts';

/** The attributes by which the script of the page finds what it brings to life (page-script.ts). */
interface ShareLinksProps {
  title: string;
  /** Absolute. */
  url: string;
}

/**
 * Ways to pass the page on. WhatsApp is a link and works without script; the other two show once the
 * script of the page has come and the browser can do them.
 */
export function ShareLinks({ title, url }: ShareLinksProps) {
  return (
    <div className="flex flex-wrap gap-2" data-share-title={title} data-share-url={url}>
      <a
        href={whatsAppHref(`${title}\n${url}`)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('secondary', 'sm')}
      >
        <MessageCircle size={18} />
        {text.whatsApp}
      </a>
      <button type="button" hidden data-share="sheet" className={buttonClass('secondary', 'sm')}>
        <Share2 size={18} />
        {text.share}
      </button>
      <button type="button" hidden data-share="copy" className={buttonClass('secondary', 'sm')}>
        <Copy size={18} />
        <span data-share-done={text.copied}>{text.copy}</span>
      </button>
      <span role="status" className="sr-only" data-share-status="" />
    </div>
  );
}
