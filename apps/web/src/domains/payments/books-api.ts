import type { InputOf } from '@institute/contract/call';
import { exportBalanceSheet } from '@institute/contract/payments/books';
import { exportIncome } from '@institute/contract/payments/income';
import { type DownloadProgress, downloadFile } from '../../platform/download.ts';

interface DownloadOptions {
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

/** Saves the balance sheet of a day, or of now, as a CSV file. */
export const downloadBalanceSheet = (
  on: InputOf<typeof exportBalanceSheet>,
  options: DownloadOptions,
): Promise<void> => downloadFile(exportBalanceSheet, on, options);

/** Saves the income from one month to another as a CSV file. */
export const downloadIncome = (
  months: InputOf<typeof exportIncome>,
  options: DownloadOptions,
): Promise<void> => downloadFile(exportIncome, months, options);
