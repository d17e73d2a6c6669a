import { useEffect, useState } from 'react'
import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Shop } from '@shop/contracts/places/shops'
import { hoursAt, useNow } from '@shop/flows/shop-hours'
import { LOCATION_POPUP, popupOpened } from '@shop/session'
import { Button } from '@shop/ui'
import { Choice, Choices } from '@shop/ui/choice'
import { Failure, Skeleton } from '@shop/ui/states'
import type { Values } from '#features/checkout/form/values.ts'
import { $shops, $shopsFailure, shopsRequested } from '#features/checkout/model/places/shops.ts'
import { useTexts } from '../../texts/index.ts'
import { idOf, useFault } from '../fields/field-errors.ts'
import { ShopsMap } from './shops-map.tsx'
import styles from './places.module.css'

/** With one more they would push the rest of the form below a phone's window. */
const FIRST = 3

/** Shops that serve the city, with pickup times: the first three and the chosen one, until all are wanted [checkout.few-shops-first]. */
export function ShopList() {
  const t = useTexts()
  const now = useNow()
  const { register } = useFormContext<Values>()
  const chosen = useWatch<Values, 'shop_id'>({ name: 'shop_id' })
  // First of those that were asked for: the button has gone, and a keyboard goes on there.
  const [next, setNext] = useState<number | null>(null)
  useEffect(() => {
    if (next !== null) document.querySelector<HTMLElement>(`[name=shop_id][value="${next}"]`)?.focus()
  }, [next])
  const fault = useFault()
  const { shops, failure, ask, open } = useUnit({ shops: $shops, failure: $shopsFailure, ask: shopsRequested, open: popupOpened })
  if (shops.length === 0 && failure) return <Failure title={t('shopsFailed')} onRetry={() => ask()} />
  if (shops.length === 0)
    return (
      <div className={styles['waiting']} role="status" aria-label={t('shop_id')}>
        <Skeleton height="56px" />
        <Skeleton height="56px" />
      </div>
    )
  const hoursOf = (shop: Shop) => {
    const hours = now === null ? null : hoursAt(shop, now)
    return hours ? t('hours', hours) : ''
  }
  const first = shops.filter(({ id }, at) => next !== null || at < FIRST || String(id) === chosen)
  const rest = shops.length - first.length
  // A single one takes no more room than the button.
  const shown = rest > 1 ? first : shops
  return (
    <>
      <Choices legend={t('shop_id')} id={idOf('shop_id')} error={fault('shop_id')}>
        {shown.map((shop) => (
          <Choice
            key={shop.id}
            {...register('shop_id')}
            value={String(shop.id)}
            label={shop.name}
            note={[shop.address, shop.way, hoursOf(shop)].filter(Boolean).join(', ')}
            price={shop.ready?.text}
          />
        ))}
      </Choices>
      {rest > 1 && (
        <div>
          <Button look="text" small onClick={() => setNext(shops.find((shop) => !first.includes(shop))?.id ?? null)}>
            {t('moreShops', { count: rest })}
          </Button>
        </div>
      )}
      <ShopsMap shops={shops} />
      <div>
        <Button look="text" small onClick={() => open(LOCATION_POPUP)}>
          {t('otherCities')}
        </Button>
      </div>
    </>
  )
}
