import { useUnit } from 'effector-react'
import { useFormContext } from 'react-hook-form'
import { PostalFields } from '@shop/flows/postal-fields'
import { codeOf } from '@shop/http'
import { $country, $location } from '@shop/session'
import { SelectField, useErrorText } from '@shop/ui/field'
import { FOREIGN_FIELDS } from '#features/checkout/form/foreign-address.ts'
import type { Values } from '#features/checkout/form/values.ts'
import { $countries, $countryFailure, countryChosen, keepCountryFx } from '#features/checkout/model/places/country.ts'
import { useTexts } from '../../../texts/index.ts'
import { idOf, useFault } from '../../fields/field-errors.ts'
import { useOnUpdate } from '../../fields/use-on-update.ts'

/** Address fields outside Russia: the country, then what its addresses have. */
export function ForeignFields() {
  const t = useTexts()
  const { register, clearErrors, getFieldState, trigger } = useFormContext<Values>()
  const fault = useFault()
  const { country, countries, place, failure, isKeeping, choose } = useUnit({
    country: $country,
    countries: $countries,
    place: $location,
    failure: $countryFailure,
    isKeeping: keepCountryFx.pending,
    choose: countryChosen,
  })
  // What was wrong in the other country's form says nothing of this one.
  useOnUpdate($country, () => clearErrors(Object.values(FOREIGN_FIELDS)))
  // A postal code that was of another state may be right now.
  const judgePostalCode = () => {
    if (getFieldState('postal_code').error) void trigger('postal_code')
  }
  const errorText = useErrorText()
  const listed = countries.some(({ code }) => code === country)
    ? countries
    : [{ code: country, name: place?.country ?? country }, ...countries]
  return (
    <>
      <SelectField
        id={idOf('country')}
        label={t('country')}
        value={country}
        disabled={isKeeping}
        onChange={({ target }) => choose(target.value)}
        autoComplete="country"
        error={failure ? errorText(codeOf(failure) ?? 'UNKNOWN_ERROR') : fault('country')}
      >
        {listed.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <PostalFields
        key={country}
        country={country}
        control={(part) => {
          const name = FOREIGN_FIELDS[part]
          return { ...register(name, part === 'region' ? { onChange: judgePostalCode } : {}), id: idOf(name), error: fault(name) }
        }}
        t={t}
      />
    </>
  )
}
