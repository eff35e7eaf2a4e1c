import type { Payment } from '@institute/contract/payments/payment-history';
import { pathTo } from '@institute/contract/routes';
import { Receipt, Undo2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { type Action, ActionMenu } from '../../ui/action-menu.tsx';
import { text } from './text.ts';

interface PaymentActionsProps {
  payment: Payment;
  onRefund: (payment: Payment) => void;
}

/** What can be done with a payment: see its receipt, or return it to the wallet. */
export function PaymentActions({ payment, onRefund }: PaymentActionsProps) {
  const navigate = useNavigate();
  const { receipt, isReturned, name } = payment;
  const actions: Action[] = [];
  if (receipt !== null) {
    const path = pathTo('receipt', { reference: receipt });
    actions.push({ label: text.receipt, icon: Receipt, onSelect: () => void navigate(path) });
  }
  if (isReturned === false) {
    actions.push({ label: text.refund, icon: Undo2, onSelect: () => onRefund(payment) });
  }
  if (actions.length === 0) return null;
  return <ActionMenu label={text.actionsFor(name)} actions={actions} />;
}
