import { BANNER_ROW } from '@shop/contracts/core/limits'

/** Banners stand in rows of 3, 3 and the rest. */
export function rowsOf<Banner>(banners: readonly Banner[]): Banner[][] {
  const rows = [banners.slice(0, BANNER_ROW), banners.slice(BANNER_ROW, 2 * BANNER_ROW), banners.slice(2 * BANNER_ROW)]
  return rows.filter((row) => row.length > 0)
}
