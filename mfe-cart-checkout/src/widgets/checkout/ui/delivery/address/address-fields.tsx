import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { $country } from '@shop/session'
import { Button } from '@shop/ui'
import { Fields, TextField } from '@shop/ui/field'
import type { Values } from '#features/checkout/form/values.ts'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { useTexts } from '../../../texts/index.ts'
import { idOf, useFault } from '../../fields/field-errors.ts'
import { ForeignFields } from './foreign-fields.tsx'
import { HouseOnMap } from './house-on-map.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { StreetField } from './street-field.tsx'
import styles from '../places.module.css'

const DETAILS = ['apartment', 'front_door', 'floor', 'house_code'] as const

/** The courier address. Its distance from the ring road may change the price. */
export function AddressFields() {
  const t = useTexts()
  const isEms = useUnit($fullCart)?.isEms ?? false
  const isForeign = useUnit($country) !== 'RU'
  return (
    <Fields>
      {isEms && <p className={styles['ems']}>{t('ems')}</p>}
      <SavedAddresses />
      {isForeign ? <ForeignFields /> : <RussianFields />}
      <CourierNote />
    </Fields>
  )
}

/** Few have something to say: the field comes when it is wanted [checkout.few-fields]. */
function CourierNote() {
  const t = useTexts()
  const { register, setFocus } = useFormContext<Values>()
  const note = useWatch<Values, 'comment_for_courier'>({ name: 'comment_for_courier' })
  const fault = useFault()
  const [isOpen, setOpen] = useState(note !== '')
  if (!isOpen && note !== '') setOpen(true)
  const isWanted = useRef(false)
  useEffect(() => {
    if (isOpen && isWanted.current) setFocus('comment_for_courier')
  }, [isOpen, setFocus])
  const open = () => {
    isWanted.current = true
    setOpen(true)
  }
  if (!isOpen)
    return (
      <div className={styles['beside']}>
        <Button look="text" small onClick={open}>
          {t('addCourierNote')}
        </Button>
      </div>
    )
  return (
    <TextField
      {...register('comment_for_courier')}
      id={idOf('comment_for_courier')}
      label={t('comment_for_courier')}
      optional
      autoComplete="off"
      error={fault('comment_for_courier')}
    />
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
      <HouseOnMap />
    </>
  )
}
