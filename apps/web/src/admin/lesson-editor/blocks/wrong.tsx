/** What is wrong with rows as a whole. */
export function Wrong({ message }: { message: string | undefined }) {
  if (!message) return null;
  return <p className="font-medium text-bad text-sm">{message}</p>;
}
