import { Suspense } from 'react'
import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $cart } from '@shop/session'
import { Button, Icon, part } from '@shop/ui'
import { useTexts } from '../../../texts/index.ts'
import styles from './best.module.css'

// Few bags have a better combination. Without its code the bag goes on.
const ApplyBest = part<object>(() =>
  import(/* webpackChunkName: "bag-code", webpackFetchPriority: "low" */ './apply-best.tsx').catch(() => ({ default: () => null })),
)

/** What a better combination of codes, bonuses and certificates saves, with all that was compared; one tap applies it. */
export function Best() {
  const t = useTexts()
  const locale = useLocale()
  const cart = useUnit($cart)
  const best = cart?.sums?.best
  // Certificates of the account alone save nothing, and have a button of their own.
  if (!cart || !best?.saving) return null
  const sum = (minor: number) => money(minor, cart.currency, locale)
  return (
    <section className={styles['best']} aria-labelledby="best">
      <h3 className={styles['name']} id="best">
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
      <Suspense
        fallback={
          <Button look="ink" small disabled>
            {t('applyBest')}
          </Button>
        }
      >
        <ApplyBest />
      </Suspense>
    </section>
  )
}
