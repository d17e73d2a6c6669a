import { useUnit } from 'effector-react'
import { useWatch } from 'react-hook-form'
import { inSentence } from '@shop/flows/field-errors'
import { usePhoneShown } from '@shop/flows/phone-field'
import { useLocale } from '@shop/i18n'
import { flatBeside } from '@shop/i18n/places/flats'
import { $country, $location } from '@shop/session'
import { comesToAddress, comesToPoint, comesToShop, deliveryKey } from '#features/checkout/form/delivery.ts'
import { foreignLine } from '#features/checkout/form/foreign-address.ts'
import type { Values } from '#features/checkout/form/values.ts'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { placeLine } from '#features/checkout/form/places.ts'
import { $shop } from '#features/checkout/model/places/shops.ts'
import { useTexts } from '../../../texts/index.ts'
import { useDeliveryTexts } from '../../delivery/delivery-texts.ts'

/** A completed step in two lines. */
export function ContactSummary() {
  const [fio, phone, email] = useWatch<Values, ['fio', 'phone', 'email']>({ name: ['fio', 'phone', 'email'] })
  return (
    <>
      <p>
        {fio.trim()}, <span className="num">{usePhoneShown(phone)}</span>
      </p>
      <p>{email}</p>
    </>
  )
}

export function DeliverySummary() {
  const { whole, shop, city } = useUnit({ whole: $fullCart, shop: $shop, city: $location })
  const t = useTexts()
  const { priceOf, whenOf } = useDeliveryTexts()
  const country = useUnit($country)
  const locale = useLocale()
  const values = useWatch<Values>() as Values
  const { delivery, address, apartment, pickpoint_short_address: point } = values
  const kind = whole?.delivery.find((one) => deliveryKey(one) === delivery)
  if (!kind) return null
  const places = [
    kind.address,
    comesToAddress(delivery) &&
      (country === 'RU'
        ? placeLine([address, flatBeside(address, apartment, locale)], city, locale)
        : foreignLine(values, country, city?.country)),
    comesToPoint(delivery) && placeLine([point], city, locale),
    comesToShop(delivery) && shop && [shop.name, placeLine([shop.address], { ...city, city: shop.city }, locale)].join(', '),
  ]
  // The date of the chosen shop is more exact than that of the method.
  const when = (comesToShop(delivery) && shop?.ready?.text) || whenOf(kind)
  return (
    <>
      <p>{[kind.name, ...places].filter(Boolean).join(', ')}</p>
      <p>{[priceOf(kind), when, kind.contactless && values.contactless && inSentence(t('contactless'))].filter(Boolean).join(', ')}</p>
    </>
  )
}
