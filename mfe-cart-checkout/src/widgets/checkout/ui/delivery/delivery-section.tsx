import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@shop/ui'
import { Choice, Choices } from '@shop/ui/choice'
import { comesToAddress, comesToPoint, comesToShop, deliveryKey } from '#features/checkout/form/delivery.ts'
import type { Values } from '#features/checkout/form/values.ts'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { useTexts } from '../../texts/index.ts'
import { AddressFields } from './address/address-fields.tsx'
import { AtTheDoor } from './courier/at-the-door.tsx'
import { CourierTime } from './courier/courier-time.tsx'
import { Duties } from './duties.tsx'
import { useDeliveryTexts } from './delivery-texts.ts'
import { idOf, useFault } from '../fields/field-errors.ts'
import { Certificates } from './certificate-to.tsx'
import { CityNotice } from './city-notice.tsx'
import { PointRow } from './point-row.tsx'
import { ShopList } from './shop-list.tsx'
import styles from '../fields/section.module.css'

/** Delivery offers of this city, and fields of the chosen one. */
export function DeliverySection() {
  const t = useTexts()
  const { register } = useFormContext<Values>()
  const chosen = useWatch<Values, 'delivery'>({ name: 'delivery' })
  const whole = useUnit($fullCart)
  const { noteOf, priceOf, whenOf } = useDeliveryTexts()
  const fault = useFault()
  // What cannot be chosen now comes last [checkout.offered-first].
  const kinds = (whole?.delivery ?? []).toSorted((one, other) => Number(other.available) - Number(one.available))
  const way = whole?.delivery.find((kind) => deliveryKey(kind) === chosen)
  return (
    <>
      <CityNotice />
      <Choices legend={t('deliveryWay')} quiet id={idOf('delivery')} error={fault('delivery')}>
        {kinds.map((kind) => (
          <Choice
            key={deliveryKey(kind)}
            {...register('delivery')}
            value={deliveryKey(kind)}
            disabled={!kind.available}
            label={kind.name}
            note={noteOf(kind)}
            price={priceOf(kind)}
            when={kind.available ? whenOf(kind) : undefined}
          />
        ))}
      </Choices>
      {comesToAddress(chosen) && <AddressFields />}
      {way?.slots && <CourierTime slots={way.slots} />}
      {way?.contactless && <AtTheDoor />}
      {comesToPoint(chosen) && <PointRow />}
      {comesToShop(chosen) && <ShopList />}
      <Certificates />
      <Duties />
      <div className={styles['actions']}>
        <Button look="ink" type="submit">
          {t('toPayment')}
        </Button>
      </div>
    </>
  )
}
