/** A small turning ring beside words that say what runs. Silent for assistive technology. */
export function Spinner({ className = 'size-4' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`${className} inline-block shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent`}
    />
  );
}
