import type { ReactNode } from 'react'
import type { SumRow } from '@shop/contracts/cart/cart-sums'
import type { Currency, Minor } from '@shop/contracts/core/money'
import { money, useLocale } from '@shop/i18n'
import { Totals } from '@shop/ui/totals'

export interface SumRowsProps {
  rows: readonly SumRow[]
  /** Null while the server counts. */
  due: number | null
  currency: Currency
  words: {
    /** The server names a bag with certificates. */
    pieces: string | false
    due: string
    free: string
    /** Instead of a delivery price that is not known yet, with what it costs at least, and below it. */
    delivery: (from?: Minor) => ReactNode
    deliveryWhy?: ReactNode
    /** For sums that the server has not answered yet. */
    counting?: string
    names?: Record<string, string>
  }
  /** A label of one's own for a row: in checkout codes have a button that removes them. */
  labelOf?: (row: SumRow) => ReactNode
}

/** The calculation of the server, the same rows in bag, drawer and checkout [bag.same-sums]. */
export function SumRows({ rows, due, currency, words, labelOf }: SumRowsProps) {
  const locale = useLocale()
  const shown = (minor: number) => money(minor, currency, locale)
  return (
    <Totals
      rows={rows.map((row) => {
        const { kind, name, sum, why, from } = row
        const isOpenDelivery = kind === 'delivery' && sum === null
        return {
          key: `${kind} ${name}`,
          label: labelOf?.(row) ?? ((kind === 'goods' && words.pieces) || name || words.names?.[kind]),
          sum: isOpenDelivery ? words.delivery(from) : sum === null ? '' : sum === 0 && kind !== 'goods' ? words.free : shown(sum),
          why: why ?? (isOpenDelivery && words.deliveryWhy),
        }
      })}
      grand={{ label: words.due, sum: due === null ? words.counting : shown(due) }}
    />
  )
}
