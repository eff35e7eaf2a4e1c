/** How the list stood from which a message was opened, in the address of the message. */
const LIST = 'list';
const SENT = 'tab=sent';

/** Where a sent message stands that is opened from a list with such a query. */
export function sentMessagePath(id: number, list: URLSearchParams): string {
  const left = list.toString();
  return `?${SENT}&message=${id}${left === SENT ? '' : `&${LIST}=${encodeURIComponent(left)}`}`;
}

/** Back from a sent message with such a query: to the list as it was left, with its search and page. */
export const sentListPath = (message: URLSearchParams) => `?${message.get(LIST) ?? SENT}`;
