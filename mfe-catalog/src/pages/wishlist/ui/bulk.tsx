import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $currency, toastShown } from '@shop/session'
import { Button } from '@shop/ui'
import { $sum, chosenAdded, chosenRemoved } from '../model/chosen.ts'
import { useTexts } from '../texts/index.ts'
import styles from './bulk.module.css'

/** What was chosen, its sum, and what to do with all of it at once; stands at the foot of the window. */
export function Bulk() {
  const t = useTexts()
  const locale = useLocale()
  const { sum, currency, add, remove, say } = useUnit({
    sum: $sum,
    currency: $currency,
    add: chosenAdded,
    remove: chosenRemoved,
    say: toastShown,
  })
  if (sum.pieces === 0) return null
  const price = money(sum.sum, currency, locale)
  const addAll = () => {
    const words = [t('added', { count: sum.ready }), ...(sum.sized > 0 ? [t('sized', { count: sum.sized })] : [])]
    say({ text: words.join(' '), link: { label: t('toBag'), url: '/cart' } })
    add()
  }
  return (
    <div className={styles['bulk']} role="region" aria-label={t('chosen')}>
      <p className="small" role="status">
        <span className={`label ${styles['count']}`}>{t('chosenCount', { count: sum.pieces })}</span>
        {sum.sum > 0 && <span className="muted num">{sum.isFrom ? t('from', { price }) : price}</span>}
        {sum.ready === 0 && <span className={styles['why']}>{t(sum.sized > 0 ? 'onlySized' : 'noneForSale')}</span>}
      </p>
      <div className={styles['actions']}>
        <Button look="text" small onClick={() => remove()}>
          {t('remove')}
        </Button>
        {sum.ready > 0 && <Button onClick={addAll}>{t('add')}</Button>}
      </div>
    </div>
  )
}
