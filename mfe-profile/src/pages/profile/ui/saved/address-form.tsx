import { useUnit } from 'effector-react'
import { useForm, useWatch } from 'react-hook-form'
import type { ListedAddress } from '@shop/contracts/account/saved-addresses'
import { useErrorOf } from '@shop/flows/field-errors'
import { PostalFields } from '@shop/flows/postal-fields'
import { ADDRESS_FORMATS } from '@shop/forms/postal/formats'
import { fieldCodesOf } from '@shop/http'
import { useLocale } from '@shop/i18n'
import { $country } from '@shop/session'
import { Fields, SelectField, TextField } from '@shop/ui/field'
import { addresses, addressSubmitted } from '../../model/saved/address.ts'
import { useUnsaved } from '../../model/unsaved.ts'
import { useTexts } from '../../texts/index.ts'
import { FormEnd, Refusal } from '../frame/form-end.tsx'
import { DETAILS, resolver, toFields, valuesOf, type AddressValues } from './address-fields.ts'
import styles from '../frame/forms.module.css'

/** A new or saved delivery address, with the fields of its country. */
export function AddressForm({ saved }: { saved: ListedAddress | null }) {
  const t = useTexts()
  const { here, refusal, busy, submit, close } = useUnit({
    here: $country,
    refusal: addresses.$formRefusal,
    busy: addresses.$isLoading,
    submit: addressSubmitted,
    close: addresses.formClosed,
  })
  const { register, handleSubmit, formState, control } = useForm<AddressValues>({
    defaultValues: valuesOf(saved, here),
    resolver,
    mode: 'onTouched',
  })
  useUnsaved('address', formState.isDirty)
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(refusal))
  const country = useWatch({ control, name: 'country' })
  return (
    <form
      noValidate
      className={styles['form']}
      aria-label={t(saved ? 'changeAddress' : 'addAddress')}
      onSubmit={(event) => void handleSubmit((values) => submit({ id: saved?.id ?? null, fields: toFields(values) }))(event)}
    >
      <Refusal error={refusal} />
      <Fields>
        {country === 'RU' ? (
          <>
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
          </>
        ) : (
          <>
            <Countries {...register('country')} label={t('country')} error={errorOf('country')} />
            <PostalFields
              key={country}
              country={country}
              // A postal code that was of another state may be right now.
              control={(part) => ({ ...register(part, part === 'region' ? { deps: 'postalCode' } : {}), error: errorOf(part) })}
              t={t}
            />
          </>
        )}
      </Fields>
      <FormEnd busy={busy} onCancel={() => close()} />
    </form>
  )
}

/** Countries with an address format; Russian addresses belong to the Russian storefront. */
function Countries(field: Parameters<typeof SelectField>[0]) {
  const locale = useLocale()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const rows = Object.keys(ADDRESS_FORMATS).map((code) => ({ code, name: names.of(code) ?? code }))
  return (
    <SelectField {...field} autoComplete="country">
      {rows
        .sort((one, other) => one.name.localeCompare(other.name, locale))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </SelectField>
  )
}
