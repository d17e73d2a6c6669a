import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import type { AddressFields } from '@shop/contracts/account/profile'
import type { ListedAddress } from '@shop/contracts/account/saved-addresses'
import { useErrorOf } from '@shop/flows/field-errors'
import { streetAddress } from '@shop/forms/fields/address'
import { lengthWithin } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'
import { fieldCodesOf } from '@shop/http'
import { Fields, TextField } from '@shop/ui/field'
import { addresses, addressSubmitted } from '../../model/saved/address.ts'
import { useUnsaved } from '../../model/unsaved.ts'
import { useTexts } from '../../texts/index.ts'
import { FormEnd, Refusal } from '../frame/form-end.tsx'
import styles from '../frame/forms.module.css'

const DETAIL_MAX = 20
const detail = v.pipe(
  v.string(),
  v.trim(),
  validated((text: string) => lengthWithin(text, { max: DETAIL_MAX })),
)
const addressFields = v.object({
  address: v.pipe(v.string(), v.trim(), validated(streetAddress)),
  apartment: detail,
  frontDoor: detail,
  floor: detail,
  houseCode: detail,
})

const EMPTY: AddressFields = { address: '', apartment: '', frontDoor: '', floor: '', houseCode: '' }
const DETAILS = ['apartment', 'frontDoor', 'floor', 'houseCode'] as const

/** A new or saved courier address. */
export function AddressForm({ saved }: { saved: ListedAddress | null }) {
  const t = useTexts()
  const { refusal, busy, submit, close } = useUnit({
    refusal: addresses.$formRefusal,
    busy: addresses.$isLoading,
    submit: addressSubmitted,
    close: addresses.formClosed,
  })
  const { register, handleSubmit, formState } = useForm({
    defaultValues: saved ?? EMPTY,
    resolver: resolverOf(addressFields),
    mode: 'onTouched',
  })
  useUnsaved('address', formState.isDirty)
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(refusal))
  return (
    <form
      noValidate
      className={styles['form']}
      aria-label={t(saved ? 'changeAddress' : 'addAddress')}
      onSubmit={(event) => void handleSubmit((fields) => submit({ id: saved?.id ?? null, fields }))(event)}
    >
      <Refusal error={refusal} />
      <Fields>
        <TextField
          label={t('addressLine')}
          autoComplete="street-address"
          hint={t('addressHint')}
          error={errorOf('address')}
          {...register('address')}
        />
        {DETAILS.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            width={3}
            autoComplete={name === 'apartment' ? 'address-line2' : 'off'}
            error={errorOf(name)}
            {...register(name)}
          />
        ))}
      </Fields>
      <FormEnd busy={busy} onCancel={() => close()} />
    </form>
  )
}
