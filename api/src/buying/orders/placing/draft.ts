import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { CARD_MAX } from '@shop/contracts/core/limits'
import type { CreateOrderBody } from '@shop/contracts/orders/order'
import { contactMethod, deliveryMethod } from '@shop/contracts/places/reference-ids'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { streetAddress } from '@shop/forms/fields/address'
import { email, phone, phoneNumber } from '@shop/forms/fields/contact'
import { fullName, parcelName } from '@shop/forms/fields/names'
import { lengthWithin } from '@shop/forms/required'
import type { InferOutput } from 'valibot'

export type Draft = InferOutput<typeof CreateOrderBody>

export interface Contact {
  name: string
  phone: string
  email: string
}

export type FieldErrors = Record<string, ErrorCode>

/** Full name in one field or two. */
function nameOf({ fio, surname }: Pick<Draft, 'fio' | 'surname'>): string {
  const name = (fio ?? '').trim()
  return surname && !name.split(/\s+/).includes(surname) ? `${name} ${surname}`.trim() : name
}

export const contactOf = (draft: Draft): Contact => ({
  name: nameOf(draft),
  phone: phoneNumber(draft.phone ?? ''),
  email: (draft.email ?? '').toLowerCase(),
})

export const addressOf = (draft: Draft) => draft.address || draft.courier_info?.address || ''

/** Missing and invalid fields. `foreign`: faults of an address outside Russia, null for a Russian one. */
export function checkDraft(
  draft: Draft,
  { locale, country }: Pick<ShopContext, 'locale' | 'country'>,
  foreign: FieldErrors | null,
): FieldErrors {
  const errors: FieldErrors = {}
  const note = (field: string, code: ErrorCode | null) => {
    if (code) errors[field] = code
  }
  const name = (text: string) => (foreign && isCarried(draft) ? parcelName(text, locale, country) : fullName(text, locale))
  note('fio', name(nameOf(draft)))
  note('phone', phone(draft.phone ?? ''))
  note('email', email(draft.email ?? ''))
  if (draft.is_gift) {
    note('recipient_name', name(draft.recipient_name ?? ''))
    note('recipient_phone', phone(draft.recipient_phone ?? ''))
  }
  if (!Object.values<number>(contactMethod).includes(draft.communication_method_id)) note('communication_method_id', 'WRONG_FIELD')
  note('postCard', lengthWithin(draft.postCard ?? '', { max: CARD_MAX }))
  if (foreign && isCarried(draft)) Object.assign(errors, foreign)
  else checkDelivery(draft, note)
  return errors
}

/** Whether a courier brings it to an address. */
export const isCarried = ({ delivery_method_id: method }: Pick<Draft, 'delivery_method_id'>) =>
  method === deliveryMethod.courier || method === deliveryMethod.dayToDay

function checkDelivery(draft: Draft, note: (field: string, code: ErrorCode | null) => void) {
  const { courier, dayToDay, pickpoint, shop } = deliveryMethod
  switch (draft.delivery_method_id) {
    case courier:
    case dayToDay: {
      const address = addressOf(draft)
      note('address', streetAddress(address))
      // A door code without an apartment is useless to the courier.
      note(
        'apartment',
        (draft.house_code || draft.courier_info?.house_code) && !(draft.apartment || draft.courier_info?.apartment)
          ? 'EMPTY_APARTMENT'
          : null,
      )
      // Absent means the shopper's own city; empty does not.
      note('city', draft.city === '' && !draft.city_id ? 'EMPTY_CITY' : null)
      break
    }
    case pickpoint:
      note('pickup_point', draft.pickup_point ? null : 'EMPTY_PICKPOINT')
      break
    case shop:
      note('shop_id', draft.shop_id ? null : 'EMPTY_DELIVERY_METHOD')
      break
    default:
      if (!Object.values<number>(deliveryMethod).includes(draft.delivery_method_id)) note('delivery_method_id', 'EMPTY_DELIVERY_METHOD')
  }
}
