import { When } from '../../../ui/when.tsx';

/** `YYYY-MM-DD` is a day and no instant: it is the same day wherever it is read. */
export function IssueDate({ date }: { date: string }) {
  const at = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? date : <When at={at} timeZone="UTC" />;
}
