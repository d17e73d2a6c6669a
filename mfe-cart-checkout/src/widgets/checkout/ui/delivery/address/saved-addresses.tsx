import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ListedAddress } from '@shop/contracts/account/saved-addresses'
import type { Locale } from '@shop/contracts/shop/storefront'
import { useLocale } from '@shop/i18n'
import { flatBeside } from '@shop/i18n/places/flats'
import { SelectField } from '@shop/ui/field'
import { foreignLine, NO_ADDRESS, ofAddress } from '#features/checkout/form/foreign-address.ts'
import { chosenOf } from '#features/checkout/form/order-body.ts'
import type { Values } from '#features/checkout/form/values.ts'
import { choiceChanged } from '#features/checkout/model/cart.ts'
import { $addressesHere } from '#features/checkout/model/opening.ts'
import { useTexts } from '../../../texts/index.ts'

const FIELDS = [
  'address',
  'apartment',
  'front_door',
  'floor',
  'house_code',
  'address_line2',
  'city',
  'region',
  'postal_code',
] as const satisfies (keyof typeof NO_ADDRESS)[]

const lineOf = (saved: ListedAddress, locale: Locale) =>
  saved.postal
    ? foreignLine(ofAddress(saved), saved.postal.country)
    : [saved.address, flatBeside(saved.address, saved.apartment, locale)].filter(Boolean).join(', ')

/** Offers saved addresses if there is a choice; selecting one fills the fields. */
export function SavedAddresses() {
  const t = useTexts()
  const locale = useLocale()
  const { addresses, tellChoice } = useUnit({ addresses: $addressesHere, tellChoice: choiceChanged })
  const { setValue, getValues, clearErrors } = useFormContext<Values>()
  const typed = useWatch<Values, typeof FIELDS>({ name: FIELDS })
  if (addresses.length < 2) return null
  const present = addresses.find((saved) => FIELDS.every((name, index) => ofAddress(saved)[name] === typed[index]))
  const choose = (id: string) => {
    const saved = addresses.find((address) => String(address.id) === id)
    const values = saved ? ofAddress(saved) : NO_ADDRESS
    for (const name of FIELDS) setValue(name, values[name], { shouldDirty: true })
    clearErrors([...FIELDS])
    tellChoice(chosenOf(getValues()))
  }
  return (
    <SelectField label={t('savedAddress')} value={present?.id ?? ''} onChange={({ target }) => choose(target.value)}>
      {addresses.map((saved) => (
        <option key={saved.id} value={saved.id}>
          {lineOf(saved, locale)}
        </option>
      ))}
      <option value="">{t('otherAddress')}</option>
    </SelectField>
  )
}
