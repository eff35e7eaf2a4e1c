import { AppError } from '@institute/contract/errors';
import {
  type BankChoice,
  bankName,
  isAccountNumber,
  OTHER_BANK,
} from '@institute/contract/payments/banks';
import { text } from '../text.ts';

/** The account that money goes to, as it is kept: the bank by its code, or by its name where it is not in the list. */
export interface RefundAccount {
  bank: string;
  accountNumber: string;
  accountName: string;
}

/** An account as it was sent. */
export function accountOf(sent: {
  bank: BankChoice;
  other_bank: string;
  account_number: string;
  account_name: string;
}): RefundAccount {
  return {
    bank: sent.bank === OTHER_BANK ? sent.other_bank.trim() : sent.bank,
    accountNumber: sent.account_number.replace(/[\s-]/g, ''),
    accountName: sent.account_name.trim(),
  };
}

/** Refuses what can be no account. Errors: invalid_input. */
export function requireAccount({ bank, accountNumber }: RefundAccount): void {
  if (bank === '') throw new AppError('invalid_input', text.refunds.bankMissing);
  if (!isAccountNumber(bank, accountNumber)) {
    throw new AppError('invalid_input', text.refunds.accountWrong);
  }
}

/** What people call the bank. */
export const nameOfBank = (bank: string): string => bankName(bank) ?? bank;
