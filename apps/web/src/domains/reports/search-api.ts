import { searchOffice } from '@institute/contract/reports/reports';
import { keepPreviousData } from '@tanstack/react-query';
import { useAnswer } from '../../platform/answers.ts';

/** What the office knows by some words; what was found before stays while others are looked for. */
export const useOfficeSearch = (search: string) =>
  useAnswer(searchOffice, search === '' ? null : { search }, { placeholderData: keepPreviousData });
