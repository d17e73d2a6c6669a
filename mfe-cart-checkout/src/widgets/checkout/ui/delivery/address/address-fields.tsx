import { useUnit } from 'effector-react'
import { useFormContext } from 'react-hook-form'
import { $country } from '@shop/session'
import { Fields, TextField } from '@shop/ui/field'
import type { Values } from '#features/checkout/form/values.ts'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { useTexts } from '../../../texts/index.ts'
import { idOf, useFault } from '../../fields/field-errors.ts'
import { ForeignFields } from './foreign-fields.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { StreetField } from './street-field.tsx'
import styles from '../places.module.css'

const DETAILS = ['apartment', 'front_door', 'floor', 'house_code'] as const

/** The courier address. Its distance from the ring road may change the price. */
export function AddressFields() {
  const t = useTexts()
  const { register } = useFormContext<Values>()
  const fault = useFault()
  const isEms = useUnit($fullCart)?.isEms ?? false
  const isForeign = useUnit($country) !== 'RU'
  return (
    <Fields>
      {isEms && <p className={styles['ems']}>{t('ems')}</p>}
      <SavedAddresses />
      {isForeign ? <ForeignFields /> : <RussianFields />}
      <TextField
        {...register('comment_for_courier')}
        id={idOf('comment_for_courier')}
        label={t('comment_for_courier')}
        optional
        autoComplete="off"
        error={fault('comment_for_courier')}
      />
    </Fields>
  )
}

/** One line, then what the courier asks at the door. */
function RussianFields() {
  const t = useTexts()
  const { register } = useFormContext<Values>()
  const fault = useFault()
  return (
    <>
      <StreetField />
      {DETAILS.map((name) => (
        <TextField
          key={name}
          {...register(name)}
          id={idOf(name)}
          label={t(name)}
          width={3}
          autoComplete={name === 'apartment' ? 'address-line2' : 'off'}
          inputMode={name === 'floor' || name === 'front_door' ? 'numeric' : undefined}
          error={fault(name)}
        />
      ))}
    </>
  )
}
