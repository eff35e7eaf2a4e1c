import { GripVertical } from 'lucide-react';

interface DragHandleProps {
  ref: (element: Element | null) => void;
  /** What is dragged by it. */
  label: string;
  /** Id of the words that say how to drag by keys. */
  instructions: string;
  isDragging: boolean;
}

/** What a thing of a `Reorder` is taken by. */
export function DragHandle({ ref, label, instructions, isDragging }: DragHandleProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-describedby={instructions}
      aria-pressed={isDragging}
      className="tap inline-flex cursor-grab touch-none select-none items-center justify-center rounded-field text-muted hover:bg-sunken hover:text-ink active:cursor-grabbing"
    >
      <GripVertical size={20} />
    </button>
  );
}
