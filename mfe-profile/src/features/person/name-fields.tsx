import type { UseFormRegisterReturn } from 'react-hook-form'
import { nameMask } from '@shop/forms/masks'
import { TextField } from '@shop/ui/field'

type Name = 'name' | 'surname'

export interface NameFieldsProps {
  labels: Record<Name, string>
  register: (name: Name) => UseFormRegisterReturn
  errorOf: (name: Name) => string | undefined
}

/** First name and surname fields, side by side. */
export const NameFields = ({ labels, register, errorOf }: NameFieldsProps) => (
  <>
    <TextField label={labels.name} width={6} autoComplete="given-name" mask={nameMask} error={errorOf('name')} {...register('name')} />
    <TextField
      label={labels.surname}
      width={6}
      autoComplete="family-name"
      mask={nameMask}
      error={errorOf('surname')}
      {...register('surname')}
    />
  </>
)
