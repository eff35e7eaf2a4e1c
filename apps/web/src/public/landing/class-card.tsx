import { isFree } from '../../domains/classes/class-list.ts';
import type { Class } from '../../domains/classes/model.ts';
import { text } from '../../domains/classes/text.ts';
import { ClassCover } from '../../domains/classes/widgets/class-cover.tsx';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { Badge } from '../../ui/badge.tsx';

interface ClassCardProps {
  item: Class;
  onAbout: () => void;
}

/** A class on the shelf: the whole card is the button that opens About This Class. */
export function ClassCard({ item, onAbout }: ClassCardProps) {
  return (
    <button
      type="button"
      onClick={onAbout}
      aria-haspopup="dialog"
      className="flex h-full min-h-[17rem] w-full flex-col overflow-hidden rounded-card border border-line bg-surface text-start shadow-card transition-shadow duration-150 hover:shadow-overlay focus-visible:outline-primary"
    >
      <ClassCover name={item.name} category={item.category} className="h-32 w-full shrink-0" />
      <span className="flex w-full grow flex-col gap-1 p-4">
        <bdi dir="auto" className="line-clamp-2 font-semibold">
          {item.name}
        </bdi>
        <span className="text-muted text-sm">
          <bdi dir="auto">{item.category}</bdi> · {text.lessons(item.lessonCount)}
        </span>
        <span className="mt-auto">
          <PriceBadge item={item} />
        </span>
      </span>
    </button>
  );
}

/** Free, or what it costs. */
export function PriceBadge({ item }: { item: Class }) {
  if (isFree(item)) return <Badge tone="good">{text.free}</Badge>;
  return (
    <Badge tone="gold" wraps>
      {text.premium} · <Money kobo={item.priceKobo} />
      {item.isMonthly && ` ${text.aMonth}`}
    </Badge>
  );
}
