import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { ADDRESS_TOKENS, isRequired, partsOf, type AddressPart } from '@shop/forms/postal/address'
import { formatOf } from '@shop/forms/postal/formats'
import { regionsOf } from '@shop/forms/postal/regions'
import { SelectField, TextField, useErrorText } from '@shop/ui/field'
import { partLabel, type PostalTexts } from './texts.ts'

type Control = Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref'> & { id?: string; error?: ReactNode }

export interface PostalFieldsProps {
  country: string
  /** Binds a field to the caller's form. */
  control: (part: AddressPart) => Control
  /** The caller's texts, which include `postalTexts`. */
  t: PostalTexts
}

/** Address fields of a country, in its own order, with autofill tokens. [checkout.address-by-country] */
export function PostalFields({ country, control, t }: PostalFieldsProps) {
  const { example } = formatOf(country)
  const errorText = useErrorText()
  const regions = regionsOf(country)
  return partsOf(country).map((part) => {
    const { error, id, ...own } = control(part)
    const isWide = part === 'address' || part === 'line2'
    const field = {
      label: partLabel(country, part, t),
      autoComplete: ADDRESS_TOKENS[part],
      error,
      optional: !isRequired(country, part),
      ...(id !== undefined && { id }),
      ...(!isWide && { width: 6 as const }),
    }
    if (part === 'region' && regions.length > 0) {
      return (
        <SelectField key={part} {...own} {...field}>
          <option value="">{t('postal_choose')}</option>
          {regions.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      )
    }
    const hint = part === 'postalCode' && example ? t('postal_example', { code: example }) : undefined
    // A numeric keyboard has neither spaces nor hyphens.
    const isNumeric = part === 'postalCode' && /^\d+$/.test(example ?? '')
    // An example of another state would mislead.
    const isMisread = typeof error === 'string' && error && error !== errorText('POSTAL_CODE_OF_OTHER_REGION')
    const refused = isMisread && hint ? `${error}. ${hint}` : error
    return <TextField key={part} {...own} {...field} error={refused} hint={hint} inputMode={isNumeric ? 'numeric' : undefined} />
  })
}
