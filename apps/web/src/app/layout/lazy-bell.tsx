import { useLateCode } from './use-late-code.ts';

const load = () => import('../late.ts').then((module) => module.NotificationBell);

/** The bell's place in the top bar; its code comes after the page. */
export function LazyBell() {
  const Bell = useLateCode(load);
  return Bell ? <Bell /> : <span className="tap" />;
}
