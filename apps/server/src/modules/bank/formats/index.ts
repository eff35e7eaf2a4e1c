import type { BankFormat } from '@institute/contract/bank';
import type { Format } from './bank-file.ts';
import { csv } from './csv.ts';
import { gift } from './gift.ts';
import { moodle } from './moodle.ts';

/** The formats in which questions come and go. */
export const formats: Readonly<Record<BankFormat, Format>> = { csv, gift, moodle };
