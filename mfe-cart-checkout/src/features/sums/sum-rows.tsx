import type { ReactNode } from 'react'
import type { CodeKind, SumRow } from '@shop/contracts/cart/cart-sums'
import type { Currency } from '@shop/contracts/core/money'
import { money, useLocale } from '@shop/i18n'
import { IconButton, Live } from '@shop/ui'
import { Totals } from '@shop/ui/totals'
import styles from './sum-rows.module.css'

export interface SumRowsProps {
  rows: readonly SumRow[]
  /** Null while the server counts. */
  due: number | null
  currency: Currency
  words: {
    pieces: string
    due: string
    free: string
    /** Instead of a delivery price that is not known yet, and below it. */
    delivery: ReactNode
    deliveryWhy?: ReactNode
    /** For sums that the server has not answered yet. */
    counting?: string
    names?: Record<string, string>
  }
  /** Where codes can be removed: a button in the row of each code, which is the only place that lists it. */
  codes?: { remove: (code: { kind: CodeKind; code: string }) => void; label: (name: string) => string }
}

/** The calculation of the server, the same rows in bag, drawer and checkout [bag.same-sums]. */
export function SumRows({ rows, due, currency, words, codes }: SumRowsProps) {
  const locale = useLocale()
  const shown = (minor: number) => money(minor, currency, locale)
  return (
    <Totals
      rows={rows.map(({ kind, name, sum, why, code }) => {
        const isOpenDelivery = kind === 'delivery' && sum === null
        return {
          key: `${kind} ${name}`,
          label:
            code && codes ? (
              <span className={styles['code']}>
                <Live>{name}</Live>
                <IconButton
                  icon="close"
                  size="s"
                  label={codes.label(code.kind === 'promocode' ? code.code : name)}
                  onClick={() => codes.remove(code)}
                />
              </span>
            ) : kind === 'goods' ? (
              words.pieces
            ) : (
              name || words.names?.[kind]
            ),
          sum: isOpenDelivery ? words.delivery : sum === null ? '' : sum === 0 && kind !== 'goods' ? words.free : shown(sum),
          why: why ?? (isOpenDelivery && words.deliveryWhy),
        }
      })}
      grand={{ label: words.due, sum: due === null ? words.counting : shown(due) }}
    />
  )
}
