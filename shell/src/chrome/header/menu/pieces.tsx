import { count, useLocale } from '@shop/i18n'

/** The number of pieces of a category; nothing where none is known. */
export function Pieces({ of }: { of: number | undefined }) {
  const locale = useLocale()
  return of !== undefined && <span className="small muted num">{count(of, locale)}</span>
}
