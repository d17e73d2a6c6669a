import { useUnit } from 'effector-react'
import { useFormContext, useFormState } from 'react-hook-form'
import { inSentence, useErrorOf } from '@shop/flows/field-errors'
import { partLabel } from '@shop/flows/postal-fields'
import { $country } from '@shop/session'
import { FIELDS, type Section, type Values } from '#features/checkout/form/values.ts'
import { $code } from '#features/checkout/model/phone.ts'
import { useTexts } from '../../texts/index.ts'

/** Target of error summary links and labels. */
export const idOf = (name: keyof Values) => `order-${name}`

export const CODE_ID = 'order-code'

/** Error text of a field; undefined without one. */
export function useFault() {
  const { errors } = useFormState<Values>()
  return useErrorOf<keyof Values>(errors)
}

/** Invalid fields of a section, in page order. */
export function useFaulty(section: Section) {
  const t = useTexts()
  const { control } = useFormContext<Values>()
  const { errors } = useFormState<Values>({ control })
  const country = useUnit($country)
  const isForeign = country !== 'RU'
  const names: Partial<Record<keyof Values, string>> = {
    fio: t('fio'),
    email: t('email'),
    phone: t('phone'),
    recipient_name: t('recipientName'),
    recipient_phone: t('recipientPhone'),
    delivery: t('deliveryWay'),
    city_id: t('city'),
    address: isForeign ? t('postal_address') : t('address'),
    address_line2: t('postal_line2'),
    city: partLabel(country, 'city', t),
    region: partLabel(country, 'region', t),
    postal_code: partLabel(country, 'postalCode', t),
    apartment: t('apartment'),
    front_door: t('front_door'),
    floor: t('floor'),
    house_code: t('house_code'),
    comment_for_courier: t('comment_for_courier'),
    delivery_hours: t('delivery_hours'),
    delivery_time: t('delivery_time'),
    contactless: t('contactless'),
    pickup_point: t('pickup_point'),
    shop_id: t('shop_id'),
    certificate_to: t('certificate_to'),
    certificate_message: t('certificate_message'),
    payment_method_id: t('paymentWay'),
    card_id: t('whichCard'),
    comment: t('comment'),
    postCard: t('postCard'),
    agreement: t('agreement'),
  }
  const code = useUnit($code)
  return FIELDS[section]
    .filter((name) => errors[name])
    .map((name) =>
      // An unconfirmed phone with a pending code is fixed at the code field.
      name === 'phone' && code ? { id: CODE_ID, label: inSentence(t('code')) } : { id: idOf(name), label: inSentence(names[name] ?? '') },
    )
}
