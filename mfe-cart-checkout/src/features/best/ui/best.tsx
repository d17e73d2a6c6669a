import { useId, type ReactNode } from 'react'
import type { CartData } from '@shop/contracts/cart/cart'
import { money, useLocale, type Translate } from '@shop/i18n'
import { Icon } from '@shop/ui'
import type { bestTexts } from '../texts/ru.ts'
import styles from './best.module.css'

export interface BestProps {
  cart: Pick<CartData, 'sums' | 'currency'> | null
  t: Translate<typeof bestTexts>
  /** The button that applies it. */
  children: ReactNode
}

/** What a better combination of codes, bonuses and certificates saves, with all that was compared; one tap applies it. */
export function Best({ cart, t, children }: BestProps) {
  const locale = useLocale()
  const title = useId()
  const best = cart?.sums?.best
  // Certificates of the account alone save nothing, and have a button of their own.
  if (!cart || !best?.saving) return null
  const sum = (minor: number) => money(minor, cart.currency, locale)
  return (
    <section className={styles['best']} aria-labelledby={title}>
      <h3 className={styles['name']} id={title}>
        {t('bestSaves', { sum: sum(best.saving) })}
      </h3>
      <p className="small soft">{best.why}</p>
      {best.rows.length > 1 && (
        <details>
          <summary>
            {t('bestCompared')}
            <Icon name="down" size="xs" />
          </summary>
          <dl>
            {best.rows.map(({ name, sum: due }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{sum(due ?? 0)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {children}
    </section>
  )
}
