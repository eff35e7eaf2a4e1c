import { MAX_PLACES } from '@institute/contract/places/places';
import {
  CalendarPlus,
  CirclePause,
  CirclePlay,
  GraduationCap,
  type LucideIcon,
  Move,
  UserMinus,
} from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { useCan } from '../../auth/use-actor.ts';
import type { ChosenPlaces } from '../places-api.ts';
import { text } from '../text.ts';
import { EndDialog } from './end-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { AboutPlaces } from './places-dialog.tsx';
import { PromoteDialog } from './promote-dialog.tsx';
import { ResumeDialog } from './resume-dialog.tsx';

const dialogs = {
  move: MoveDialog,
  promote: PromoteDialog,
  extend: ExtendDialog,
  hold: HoldDialog,
  resume: ResumeDialog,
  end: EndDialog,
} satisfies Record<string, ComponentType<AboutPlaces>>;
type ActName = keyof typeof dialogs;

/** Something that can be done with places. */
interface PlaceAct {
  label: string;
  icon: LucideIcon;
  tone?: 'danger';
  onSelect: () => void;
}

/** Places of a class; `isMonthly` where they have an end that can be moved, `isHeld` where one may be on hold. */
type Offered = ChosenPlaces & { isMonthly: boolean; isHeld: boolean };

const icons: Readonly<Record<ActName, LucideIcon>> = {
  move: Move,
  promote: GraduationCap,
  extend: CalendarPlus,
  hold: CirclePause,
  resume: CirclePlay,
  end: UserMinus,
};

/**
 * What can be done with places of a class, and the dialog of what is being done; `onDone` once it is. A
 * list is not opened that one act may not be about.
 */
export function usePlaceActs({ onDone }: { onDone?: () => void } = {}) {
  const [open, setOpen] = useState<{ name: ActName; chosen: ChosenPlaces } | null>(null);
  const mayChange = useCan('places.change');
  // Going on bills the next class.
  const mayBill = useCan('money.move');
  const actsFor = ({ isMonthly, isHeld, ...chosen }: Offered): readonly PlaceAct[] => {
    if (!mayChange) return [];
    const isOffered = {
      ...{ move: true, promote: mayBill, extend: isMonthly, hold: true },
      ...{ resume: isHeld, end: true },
    };
    const names = (Object.keys(dialogs) as ActName[]).filter((name) => isOffered[name]);
    return names.map((name) => ({
      label: text[name].action,
      icon: icons[name],
      ...(name === 'end' && { tone: 'danger' as const }),
      onSelect: () => {
        if (chosen.people.length > MAX_PLACES) toast.error(text.tooMany(MAX_PLACES));
        else setOpen({ name, chosen });
      },
    }));
  };
  const close = () => setOpen(null);
  const Shown = open && dialogs[open.name];
  const dialog = open && Shown && (
    <Shown
      chosen={open.chosen}
      onClose={close}
      onDone={() => {
        close();
        onDone?.();
      }}
    />
  );
  return { actsFor, dialog };
}
