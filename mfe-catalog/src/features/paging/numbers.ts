import { CATALOG_PAGE_SIZE } from '@shop/contracts/core/limits'

export const pagesOf = (quantity: number) => Math.ceil(quantity / CATALOG_PAGE_SIZE)

/** First, last and neighboring pages; null marks a gap. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= (current === 1 || current === pages ? 2 : 1),
  )
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1
    // A gap of one page is replaced by that page.
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [null, page] : [page]
  })
}
