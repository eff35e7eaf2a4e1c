import { useLateCode } from './use-late-code.ts';

const load = () => import('../late.ts').then((module) => module.LayoutChat);

/** The chat's place in the top bar; its code comes after the page. */
export function LazyChat() {
  const Chat = useLateCode(load);
  return Chat && <Chat />;
}
