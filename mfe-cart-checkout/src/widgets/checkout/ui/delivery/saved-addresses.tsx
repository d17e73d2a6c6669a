import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '@shop/ui/field'
import type { Values } from '../../../../features/checkout/form/values.ts'
import { choiceChanged } from '../../../../features/checkout/model/cart.ts'
import { $addresses, ofAddress } from '../../../../features/checkout/model/opening.ts'
import { useTexts } from '../../texts/index.ts'

const FIELDS = ['address', 'apartment', 'front_door', 'floor', 'house_code'] as const
const NONE: Pick<Values, (typeof FIELDS)[number]> = { address: '', apartment: '', front_door: '', floor: '', house_code: '' }

/** Offers saved addresses if there is a choice; selecting one fills the fields. */
export function SavedAddresses() {
  const t = useTexts()
  const { addresses, tellChoice } = useUnit({ addresses: $addresses, tellChoice: choiceChanged })
  const { setValue, getValues, clearErrors } = useFormContext<Values>()
  const typed = useWatch<Values, typeof FIELDS>({ name: FIELDS })
  if (addresses.length < 2) return null
  const present = addresses.find((saved) => FIELDS.every((name, index) => ofAddress(saved)[name] === typed[index]))
  const choose = (id: string) => {
    const saved = addresses.find((address) => String(address.id) === id)
    const values = saved ? ofAddress(saved) : NONE
    for (const name of FIELDS) setValue(name, values[name], { shouldDirty: true })
    clearErrors([...FIELDS])
    const { delivery, pickup_point, payment_method_id, spendBonuses, address } = getValues()
    tellChoice({ delivery, pickup_point, payment_method_id, spendBonuses, address })
  }
  return (
    <SelectField label={t('savedAddress')} value={present?.id ?? ''} onChange={({ target }) => choose(target.value)}>
      {addresses.map(({ id, address, apartment }) => (
        <option key={id} value={id}>
          {[address, apartment].filter(Boolean).join(', ')}
        </option>
      ))}
      <option value="">{t('otherAddress')}</option>
    </SelectField>
  )
}
