import { formatKobo } from '@institute/contract/money';
import type { OfficePayment } from '@institute/contract/payments/office-payments';
import { pathTo } from '@institute/contract/routes';
import { Check, Copy, MessageCircle, Receipt } from 'lucide-react';
import { useSiteName } from '../../../platform/boot.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { whatsAppHref } from '../../../platform/share.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCopied } from '../../../ui/use-copied.ts';
import { takeText as text, wayNames } from '../office-words.ts';
import { Besides } from './besides.tsx';

interface TakenPaymentProps {
  payment: OfficePayment;
  /** To whom its receipt may be sent; empty for none. */
  phone: string;
  onClose: () => void;
}

/** A payment that was just taken, and the ways to hand its receipt over. */
export function TakenPayment({ payment, phone, onClose }: TakenPaymentProps) {
  const isWaiting = payment.state === 'waiting';
  return (
    <Dialog
      open
      title={isWaiting ? text.waits : text.taken}
      onClose={onClose}
      footer={
        <Button data-autofocus="" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-field bg-sunken px-3 py-3">
          <p>
            <PersonText isName className="block font-medium">
              {payment.name}
            </PersonText>
            <span className="text-muted text-sm">
              <bdi className="figures">{payment.number}</bdi>, {wayNames[payment.way]}
              {payment.className !== '' && (
                <>
                  , <PersonText>{payment.className}</PersonText>
                </>
              )}
            </span>
          </p>
          <p className="figures font-semibold text-2xl">{formatKobo(payment.amountKobo)}</p>
        </div>
        <Besides of={payment} />
        {isWaiting ? <p>{text.waitsDetail}</p> : <HandOver payment={payment} phone={phone} />}
      </div>
    </Dialog>
  );
}

function HandOver({ payment, phone }: Omit<TakenPaymentProps, 'onClose'>) {
  const [copied, setCopied] = useCopied<true>();
  const site = useSiteName();
  const path = pathTo('paidReceipt', { reference: payment.receipt });
  const link = new URL(path, window.location.origin).href;
  const message = text.message({
    ...{ name: payment.name, what: payment.className, link, site },
    amount: formatKobo(payment.amountKobo),
  });
  const copy = async () => {
    if (!(await copyText(Promise.resolve(link)))) return toast.error(text.copyRefused);
    setCopied(true);
  };
  const CopyIcon = copied ? Check : Copy;
  return (
    <div className="flex flex-wrap gap-2">
      <a href={path} target="_blank" rel="noopener" className={buttonClass('secondary')}>
        <Receipt size={18} aria-hidden="true" />
        {text.receipt}
      </a>
      <a
        href={whatsAppHref(message, phone)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('secondary')}
      >
        <MessageCircle size={18} aria-hidden="true" />
        {text.send}
      </a>
      <Button variant="secondary" icon={<CopyIcon size={18} />} onClick={() => void copy()}>
        {copied ? text.copied : text.copy}
      </Button>
    </div>
  );
}
