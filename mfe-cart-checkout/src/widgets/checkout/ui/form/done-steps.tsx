import { useUnit } from 'effector-react'
import { useWatch } from 'react-hook-form'
import { comesToAddress, comesToPoint, comesToShop, deliveryKey } from '../../../../features/checkout/form/delivery.ts'
import type { Values } from '../../../../features/checkout/form/values.ts'
import { $fullCart } from '../../../../features/checkout/model/cart.ts'
import { $shop } from '../../../../features/checkout/model/places/shops.ts'
import { useDeliveryWords } from '../delivery/delivery-words.ts'

/** A completed step in two lines. */
export function ContactSummary() {
  const [fio, phone, email] = useWatch<Values, ['fio', 'phone', 'email']>({ name: ['fio', 'phone', 'email'] })
  return (
    <>
      <p>
        {fio}, <span className="num">{phone}</span>
      </p>
      <p>{email}</p>
    </>
  )
}

export function DeliverySummary() {
  const { whole, shop } = useUnit({ whole: $fullCart, shop: $shop })
  const { priceOf, whenOf } = useDeliveryWords()
  const [delivery, address, apartment, point] = useWatch<Values, ['delivery', 'address', 'apartment', 'pickpoint_short_address']>({
    name: ['delivery', 'address', 'apartment', 'pickpoint_short_address'],
  })
  const kind = whole?.delivery.find((one) => deliveryKey(one) === delivery)
  if (!kind) return null
  const places = [
    kind.address,
    comesToAddress(delivery) && [address, apartment].filter(Boolean).join(', '),
    comesToPoint(delivery) && point,
    comesToShop(delivery) && shop && `${shop.name}, ${shop.address}`,
  ]
  const when = whenOf(kind)
  return (
    <>
      <p>{[kind.name, ...places].filter(Boolean).join(', ')}</p>
      <p>{[priceOf(kind), when].filter(Boolean).join(', ')}</p>
    </>
  )
}
