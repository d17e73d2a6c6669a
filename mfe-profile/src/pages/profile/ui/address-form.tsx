import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import type { SavedAddress } from '@shop/contracts/profile'
import { useErrorOf } from '@shop/flows/field-errors'
import { streetAddress } from '@shop/forms/address'
import { lengthWithin } from '@shop/forms/required'
import { judged, resolverOf } from '@shop/forms/resolver'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { Button } from '@shop/ui'
import { Fields, TextField, useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { $addressNotSaved, addressSubmitted, saveAddressFx, type AddressFields } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import styles from './forms.module.css'

const DETAIL_MAX = 20
const detail = v.pipe(
  v.string(),
  v.trim(),
  judged((text: string) => lengthWithin(text, { max: DETAIL_MAX })),
)
const addressFields = v.object({
  address: v.pipe(v.string(), v.trim(), judged(streetAddress)),
  apartment: detail,
  frontDoor: detail,
  floor: detail,
  houseCode: detail,
})

const EMPTY: AddressFields = { address: '', apartment: '', frontDoor: '', floor: '', houseCode: '' }
const DETAILS = ['apartment', 'frontDoor', 'floor', 'houseCode'] as const

/** Where the courier comes: put into the next order by itself. */
export function AddressForm({ saved }: { saved: SavedAddress | null }) {
  const t = useTexts()
  const errorText = useErrorText()
  const { notSaved, busy, submit } = useUnit({ notSaved: $addressNotSaved, busy: saveAddressFx.pending, submit: addressSubmitted })
  const { register, handleSubmit, formState } = useForm({
    defaultValues: saved ?? EMPTY,
    resolver: resolverOf(addressFields),
    mode: 'onTouched',
  })
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(notSaved))
  const whole = formCodeOf(notSaved)
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {whole && (
        <div role="status">
          <Note danger>{errorText(whole)}</Note>
        </div>
      )}
      <Fields>
        <TextField
          label={t('addressLine')}
          autoComplete="street-address"
          hint={t('addressHint')}
          error={errorOf('address')}
          {...register('address')}
        />
        {DETAILS.map((name) => (
          <TextField key={name} label={t(name)} width={3} error={errorOf(name)} {...register(name)} />
        ))}
      </Fields>
      <Button type="submit" look="line" busy={busy}>
        {t('saveAddress')}
      </Button>
    </form>
  )
}
