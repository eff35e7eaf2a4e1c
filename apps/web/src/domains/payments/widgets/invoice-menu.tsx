import type { Invoice } from '@institute/contract/invoices/invoices';
import { formatKobo } from '@institute/contract/money';
import { Banknote, Bell, CalendarPlus, CircleSlash, HandHeart, MessageCircle } from 'lucide-react';
import { useSiteName } from '../../../platform/boot.ts';
import { whatsAppHref } from '../../../platform/share.ts';
import { type Action, ActionMenu } from '../../../ui/action-menu.tsx';
import { formatDay } from '../../../ui/format.ts';
import { useActor, useCan } from '../../auth/use-actor.ts';
import { whatOf } from '../../invoices/model.ts';
import { text } from '../../invoices/text.ts';
import type { AboutInvoice, Debtor } from '../../invoices/widgets/about-invoice.ts';
import { CancelDialog } from '../../invoices/widgets/cancel-dialog.tsx';
import { ExtendDialog } from '../../invoices/widgets/extend-dialog.tsx';
import { RemindDialog } from '../../invoices/widgets/remind-dialog.tsx';
import { WaiveDialog } from '../../invoices/widgets/waive-dialog.tsx';
import { TakePaymentDialog } from './take-payment-dialog.tsx';

/** What can be done with a debt in a dialog. */
const dialogs = {
  pay: TakePaymentDialog,
  remind: RemindOne,
  extend: ExtendDialog,
  waive: WaiveDialog,
  cancel: CancelDialog,
} as const;

/** A debt, and the dialog about it that is open. */
export interface OpenInvoice {
  act: keyof typeof dialogs;
  invoice: Invoice;
  student: Debtor;
}

interface InvoiceMenuProps {
  invoice: Invoice;
  student: Debtor;
  onOpen: (open: OpenInvoice) => void;
}

/** What can be done with a debt: take what is paid, remind, give more time, or forgo it. */
export function InvoiceMenu({ invoice, student, onOpen }: InvoiceMenuProps) {
  const site = useSiteName();
  const mayMove = useCan('money.move');
  const isOwn = useActor()?.userId === student.id;
  const open = (act: OpenInvoice['act']) => () => onOpen({ act, invoice, student });
  const message = text.reminder({
    ...{ name: student.name, site, what: whatOf(invoice) },
    amount: formatKobo(invoice.restKobo),
    day: formatDay(invoice.dueOn),
  });
  const send = () =>
    window.open(whatsAppHref(message, student.phone), '_blank', 'noopener,noreferrer');
  const money: Action[] = [
    // A month ends with the place; what gives it more time is the place.
    ...(invoice.isMonth
      ? []
      : [{ label: text.extend.action, icon: CalendarPlus, onSelect: open('extend') }]),
    { label: text.waive.action, icon: HandHeart, disabled: isOwn, onSelect: open('waive') },
    { label: text.cancel.action, icon: CircleSlash, tone: 'danger', onSelect: open('cancel') },
  ];
  const actions: Action[] = [
    ...(mayMove
      ? [{ label: text.pay, icon: Banknote, disabled: isOwn, onSelect: open('pay') }]
      : []),
    { label: text.remind.action, icon: Bell, onSelect: open('remind') },
    { label: text.whatsApp, icon: MessageCircle, onSelect: send },
    ...(mayMove ? money : []),
  ];
  return (
    <ActionMenu label={text.actionsFor(`${student.name}, ${whatOf(invoice)}`)} actions={actions} />
  );
}

/** The dialog about a debt that is open. It stands apart from the list, whose row may go meanwhile. */
export function InvoiceDialog({ act, ...about }: OpenInvoice & { onClose: () => void }) {
  const Shown = dialogs[act];
  return <Shown {...about} />;
}

function RemindOne({ invoice, onClose }: AboutInvoice) {
  return <RemindDialog invoiceIds={[invoice.id]} onClose={onClose} />;
}
