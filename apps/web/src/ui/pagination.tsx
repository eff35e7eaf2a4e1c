import { dictionary } from '@institute/contract/language';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { pageWindow } from './page-window.ts';

const text = dictionary('ui/pagination', {
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  previous: 'Previous',
  next: 'Next',
});

interface PaginationProps {
  /** The page in view, from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** What is paged, for assistive technology: "Classes pages". */
  label?: string;
  /** Its distance from the list and the like; the usual one when absent. */
  className?: string;
}

/** Previous, numbers, Next. Nothing at all when there is one page. */
export function Pagination({
  page,
  pageCount,
  onPage,
  label = text.pages,
  className,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav
      aria-label={label}
      className={cx('flex flex-wrap items-center justify-center gap-1', className)}
    >
      <Button
        variant="ghost"
        size="sm"
        onClick={() => onPage(page - 1)}
        disabled={page <= 1}
        icon={<ChevronLeft size={18} className="rtl:-scale-x-100" />}
      >
        {text.previous}
      </Button>
      <ol className="contents">
        {pageWindow(page, pageCount).map((item) =>
          typeof item === 'string' ? (
            <li key={item} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={item}>
              <button
                type="button"
                aria-current={item === page ? 'page' : undefined}
                aria-label={text.page(item)}
                onClick={() => onPage(item)}
                className={cx(
                  'tap figures rounded-field font-medium',
                  item === page ? 'bg-primary text-on-primary' : 'hover:bg-sunken',
                )}
              >
                {item}
              </button>
            </li>
          ),
        )}
      </ol>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => onPage(page + 1)}
        disabled={page >= pageCount}
      >
        {text.next}
        <ChevronRight size={18} className="rtl:-scale-x-100" />
      </Button>
    </nav>
  );
}
