import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $currency } from '@shop/session'
import { Button } from '@shop/ui'
import { $sum, chosenAdded, chosenRemoved } from '../model/chosen.ts'
import { useTexts } from '../texts/index.ts'
import styles from './bulk.module.css'

/** The bar disappears with its buttons: focuses the nearest piece that stays. */
function focusNear(button: HTMLElement, stays: (box: HTMLInputElement) => boolean) {
  const { bottom } = button.getBoundingClientRect()
  const boxes = [...(button.closest('main') ?? document).querySelectorAll<HTMLInputElement>('[data-pieces] input[type="checkbox"]')]
  const left = boxes.filter(stays)
  const near = left.findLast((box) => box.getBoundingClientRect().bottom <= bottom) ?? left[0]
  near?.focus()
  // Removed pieces above it move it up, perhaps out of view.
  requestAnimationFrame(() => near?.scrollIntoView?.({ block: 'nearest' }))
}

/** Sticky bulk actions with the selection's sum. */
export function Bulk() {
  const t = useTexts()
  const locale = useLocale()
  const { sum, currency, add, remove } = useUnit({
    sum: $sum,
    currency: $currency,
    add: chosenAdded,
    remove: chosenRemoved,
  })
  if (sum.pieces === 0) return null
  const price = money(sum.sum, currency, locale)
  return (
    <div className={styles['bulk']} role="region" aria-label={t('chosen')} data-keep-clear="" data-bar="">
      <p className={`small ${styles['sum']}`} role="status">
        <span className="label">{t('chosenCount', { count: sum.pieces })}</span>
        {sum.sum > 0 && <span className="muted num">{sum.isFrom ? t('from', { price }) : price}</span>}
        {sum.ready === 0 && <span className={styles['why']}>{t(sum.sized > 0 ? 'onlySized' : 'noneForSale')}</span>}
      </p>
      <div className={styles['actions']}>
        <Button
          look="text"
          small
          onClick={({ currentTarget }) => {
            focusNear(currentTarget, (box) => !box.checked)
            remove()
          }}
        >
          {t('remove')}
        </Button>
        {sum.ready > 0 && (
          <Button
            onClick={({ currentTarget }) => {
              focusNear(currentTarget, () => true)
              add()
            }}
          >
            {t('add')}
          </Button>
        )}
      </div>
    </div>
  )
}
