import { Smartphone } from 'lucide-react';
import { text } from './text.ts';

/** The store in which the institute's app is listed. */
const STORE_URL = 'https://play.google.com/store/apps';

/** The link to the mobile app, at the foot of the landing view and of every signed-in page. */
export function StoreLink() {
  return (
    <a
      href={STORE_URL}
      target="_blank"
      rel="noopener noreferrer"
      className="tap inline-flex items-center gap-2 rounded-field px-3 text-muted text-sm underline-offset-4 hover:underline"
    >
      <Smartphone size={18} />
      {text.store}
    </a>
  );
}
