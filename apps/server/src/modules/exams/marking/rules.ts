import { foldArabic } from '@institute/contract/rules/fold-arabic';

/**
 * The exams whose subject or class a person's words are found in, in whatever spelling of Arabic.
 */
export function examsFound<Exam extends { subject: string; className: string }>(
  exams: readonly Exam[],
  search: string,
): Exam[] {
  const wanted = foldArabic(search).trim();
  // Each by itself: words across the two are no match.
  return exams.filter(({ subject, className }) =>
    [subject, className].some((text) => foldArabic(text).includes(wanted)),
  );
}
