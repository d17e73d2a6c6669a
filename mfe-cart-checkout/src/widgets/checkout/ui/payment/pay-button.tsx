import { useEffect, useRef } from 'react'
import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { useWatch } from 'react-hook-form'
import { money, useLocale } from '@shop/i18n'
import { Button } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { changeFx, wanted } from '#features/bag/model/changes.ts'
import { isSold } from '#features/bag/model/totals.ts'
import type { BagChange } from '#features/checkout/model/paying/named-change.ts'
import type { Values } from '#features/checkout/form/values.ts'
import { $fullCart, calculateFx } from '#features/checkout/model/cart.ts'
import { $bagChange } from '#features/checkout/model/paying/bag-change.ts'
import { $placing, $refusal } from '#features/checkout/model/paying/placing.ts'
import { payLabel } from '#features/payment/pay-label.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './payment-section.module.css'

/** Also while pieces that are gone leave the bag. */
const $isCounting = combine(calculateFx.pending, changeFx.pending, (isCounting, isChanging) => isCounting || isChanging)

/** "Pay 12 480 ₽" with the last refusal above. `wide`: the bar on phones. */
export function PayButton({ wide }: { wide?: boolean }) {
  const t = useTexts()
  const locale = useLocale()
  const method = useWatch<Values, 'payment_method_id'>({ name: 'payment_method_id' })
  const { whole, placing, counting } = useUnit({ whole: $fullCart, placing: $placing, counting: $isCounting })
  if (!whole) return null
  const chosen = whole.availablePaymentMethods.find(({ id }) => String(id) === method)
  const isOnline = whole.dueSum > 0 && (chosen?.online ?? false)
  const words =
    whole.dueSum > 0 ? payLabel(t, { type: chosen?.type ?? null, sum: whole.dueSum, currency: whole.currency }, locale) : t('place')
  const button = (
    <Button
      type="submit"
      wide={wide}
      busy={placing}
      disabled={(counting && !placing) || !whole.enough}
      className={wide ? undefined : styles['button']}
    >
      {words}
    </Button>
  )
  // On phones the bar lies over the end of the section: a sold-out piece is told in the bar.
  if (wide)
    return (
      <div className={styles['place']}>
        <BagNote />
        {button}
      </div>
    )
  return (
    <div className={styles['place']}>
      <RefusalNote />
      <div className={styles['wide']}>
        <BagNote />
      </div>
      {button}
      {isOnline && <p className="floor muted">{t('held')}</p>}
    </div>
  )
}

/** What is wrong with the bag, also once the popup of removed pieces is closed by its cross [checkout.sold-piece-told]. */
function BagNote() {
  const t = useTexts()
  const { whole, change } = useUnit({ whole: $fullCart, change: wanted })
  const sold = whole?.products.filter(isSold) ?? []
  if (sold.length === 0) return whole?.cartError ? <Note danger>{whole.cartError.message}</Note> : null
  const takeOut = () => {
    for (const { id } of sold) change({ skuId: id, quantity: 0, ready: true, line: null })
  }
  return (
    <Note danger>
      {t('soldOut', { names: sold.map(({ name }) => name).join(', ') })}{' '}
      <Button look="text" small onClick={takeOut}>
        {t('takeOut')}
      </Button>
    </Note>
  )
}

function RefusalNote() {
  const t = useTexts()
  const errorText = useErrorText()
  const { refusal, change } = useUnit({ refusal: $refusal, change: $bagChange })
  const told = refusal && (refusal.kind === 'text' ? refusal.text : refusal.codes.map((code) => errorText(code)).join('. '))
  // On phones the bar with the button lies over it.
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (told) alert.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' })
  }, [told])
  return (
    <div role="alert" ref={alert}>
      {(told || change) && (
        <Note danger={told !== null}>
          {told ?? t('bagChanged')} {change && <BagChanges change={change} />}
        </Note>
      )}
    </div>
  )
}

/** Which pieces and what sum are others than the shopper saw [checkout.change-named]. */
function BagChanges({ change: { added, removed, recounted, before, after, currency } }: { change: BagChange }) {
  const t = useTexts()
  const locale = useLocale()
  const sum = (minor: number) => money(minor, currency, locale)
  return [
    added.length > 0 && t('bagAdded', { names: added.join('; ') }),
    removed.length > 0 && t('bagRemoved', { names: removed.join('; ') }),
    ...recounted.map(({ name, quantity }) => t('bagRecounted', { name, count: quantity })),
    before !== after && t('sumBecame', { before: sum(before), after: sum(after) }),
  ]
    .filter(Boolean)
    .join(' ')
}
