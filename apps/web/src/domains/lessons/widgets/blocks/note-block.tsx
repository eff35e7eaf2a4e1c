import type { BlockOf, NoteTone } from '@institute/contract/lessons/blocks';
import { BookMarked, Lightbulb, type LucideIcon, TriangleAlert } from 'lucide-react';
import { cx } from '../../../../ui/class-names.ts';
import { RichTextView } from './rich-text-view.tsx';
import { blocksText as words } from './text.ts';

const looks: Record<NoteTone, { icon: LucideIcon; tone: string; sign: string }> = {
  tip: { icon: Lightbulb, tone: 'border-gold bg-gold-soft', sign: 'text-gold-strong' },
  rule: { icon: BookMarked, tone: 'border-primary bg-primary-soft', sign: 'text-primary' },
  warning: { icon: TriangleAlert, tone: 'border-bad bg-bad-soft', sign: 'text-bad' },
};

/** Something to mind, set apart from the text. */
export function NoteBlock({ block }: { block: BlockOf<'note'> }) {
  const { icon: Icon, tone, sign } = looks[block.tone];
  return (
    <aside className={cx('rounded-field border-s-4 px-4 py-3', tone)}>
      <p className={cx('flex items-center gap-2 font-semibold text-base', sign)}>
        <Icon size={18} className="shrink-0" />
        {words.tones[block.tone]}
      </p>
      <RichTextView text={block.text} />
    </aside>
  );
}
