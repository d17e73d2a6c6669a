import { useUnit } from 'effector-react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useErrorOf } from '@shop/flows/field-errors'
import { FIELDS, type Section, type Values } from '../../../../features/checkout/form/values.ts'
import { $code } from '../../../../features/checkout/model/phone.ts'
import { useTexts } from '../../texts/index.ts'

/** Where the error summary leads, and where a label belongs. */
export const idOf = (name: keyof Values) => `order-${name}`

export const CODE_ID = 'order-code'

/** Words of what is wrong with a field; undefined when nothing is. */
export function useFault() {
  const { errors } = useFormState<Values>()
  return useErrorOf<keyof Values>(errors)
}

/** Fields of a section that have to be looked at, in the order of the page. */
export function useFaulty(section: Section) {
  const t = useTexts()
  const { control } = useFormContext<Values>()
  const { errors } = useFormState<Values>({ control })
  const names: Partial<Record<keyof Values, string>> = {
    fio: t('fio'),
    email: t('email'),
    phone: t('phone'),
    recipient_name: t('recipientName'),
    recipient_phone: t('recipientPhone'),
    delivery: t('deliveryWay'),
    address: t('address'),
    apartment: t('apartment'),
    front_door: t('front_door'),
    floor: t('floor'),
    house_code: t('house_code'),
    comment_for_courier: t('comment_for_courier'),
    pickup_point: t('pickup_point'),
    shop_id: t('shop_id'),
    payment_method_id: t('paymentWay'),
    comment: t('comment'),
    agreement: t('agreement'),
  }
  const code = useUnit($code)
  return FIELDS[section]
    .filter((name) => errors[name])
    .map((name) =>
      // A phone that waits for its code is mended at the code.
      name === 'phone' && code
        ? { id: CODE_ID, label: t('code').toLowerCase() }
        : { id: idOf(name), label: (names[name] ?? '').toLowerCase() },
    )
}
