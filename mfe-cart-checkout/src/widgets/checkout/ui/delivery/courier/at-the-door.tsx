import { Controller, useFormContext } from 'react-hook-form'
import { Checkbox } from '@shop/ui/checkbox'
import type { Values } from '#features/checkout/form/values.ts'
import { useTexts } from '../../../texts/index.ts'
import { idOf } from '../../fields/field-errors.ts'

/** The courier does not wait: nothing is tried on, and nothing is paid at the door. */
export function AtTheDoor() {
  const t = useTexts()
  const { control } = useFormContext<Values>()
  return (
    <div>
      <Controller
        control={control}
        name="contactless"
        render={({ field: { value, ...field } }) => (
          <Checkbox {...field} id={idOf('contactless')} checked={value} describedBy={`${idOf('contactless')}-about`}>
            {t('contactless')}
          </Checkbox>
        )}
      />
      <p id={`${idOf('contactless')}-about`} className="small muted">
        {t('contactlessHint')}
      </p>
    </div>
  )
}
