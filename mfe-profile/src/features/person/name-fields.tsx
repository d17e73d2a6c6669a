import type { UseFormRegisterReturn } from 'react-hook-form'
import { NameField } from '@shop/flows/name-field'

type Name = 'name' | 'surname'

export interface NameFieldsProps {
  labels: Record<Name, string>
  register: (name: Name) => UseFormRegisterReturn
  errorOf: (name: Name) => string | undefined
}

/** First name and surname fields, side by side. */
export const NameFields = ({ labels, register, errorOf }: NameFieldsProps) => (
  <>
    <NameField label={labels.name} width={6} autoComplete="given-name" error={errorOf('name')} {...register('name')} />
    <NameField label={labels.surname} width={6} autoComplete="family-name" error={errorOf('surname')} {...register('surname')} />
  </>
)
