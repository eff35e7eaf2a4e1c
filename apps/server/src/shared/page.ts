/** Longest list answered without paging (rulings §1). */
export const WHOLE_LIST = 1000;

/** The optional paging fields of a list call, as a window on its rows. */
export function pageOf(input: {
  page?: number | undefined;
  per_page?: number | undefined;
  search?: string | undefined;
}) {
  const isPaged = input.page !== undefined || input.per_page !== undefined;
  const page = input.page ?? 1;
  const limit = isPaged ? (input.per_page ?? 10) : WHOLE_LIST;
  return {
    limit,
    offset: (page - 1) * limit,
    search: input.search ?? '',
    /** What the list says of itself. */
    meta: (total: number) => ({ total, page, per_page: limit }),
  };
}
