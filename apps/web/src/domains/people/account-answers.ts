import { getOwing, getOwingSums, getStudentInvoices } from '@institute/contract/invoices/invoices';
import { getStudentWallet } from '@institute/contract/ledger/ledger';
import { getAccountTransfers, getBalanceSheet } from '@institute/contract/payments/books';
import { getIncome } from '@institute/contract/payments/income';
import { getStudentPayments } from '@institute/contract/payments/managed-payments';
import { getBookMonths } from '@institute/contract/payments/months';
import { getOfficePayments } from '@institute/contract/payments/office-payments';
import { getPaymentHistory } from '@institute/contract/payments/payment-history';
import { getRefundSources, getRefunds } from '@institute/contract/payments/refunds';
import { getStudentList } from '@institute/contract/people/students';
import { getStudentAnswers } from '@institute/contract/reports/student-answers';
import { getStudentPractice } from '@institute/contract/reports/student-practice';
import {
  getStudentAttendance,
  getStudentHomework,
  getStudentMessages,
  getStudentRecord,
} from '@institute/contract/reports/student-record';
import { reportKey, userKey } from '../../platform/query-keys.ts';

/** The list of students, and what the page of each says: out of date whenever an account was changed. */
export const accountAnswers = [
  ...[getStudentList, getStudentRecord, getStudentWallet, getStudentPayments],
  ...[getStudentAttendance, getStudentMessages, getStudentPractice, getStudentAnswers],
  getStudentHomework,
] as const;

/** The office's payments and books: out of date whenever money has moved. */
export const moneyAnswers = [
  ...[getPaymentHistory, getBalanceSheet, getAccountTransfers, getOfficePayments],
  ...[getRefunds, getRefundSources, getIncome, getBookMonths],
  ...[getOwing, getOwingSums, getStudentInvoices],
] as const;

/** Everything that a change of any account makes out of date: money may have moved along. */
export const accountChanged = [reportKey, userKey, ...moneyAnswers, ...accountAnswers] as const;
