import { useRef } from 'react'
import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { NameField } from '@shop/flows/name-field'
import { PhoneField } from '@shop/flows/phone-field'
import { emailMask } from '@shop/forms/masks'
import { Button } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { Fields, TextField } from '@shop/ui/field'
import type { Values } from '#features/checkout/form/values.ts'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { useTexts } from '../../texts/index.ts'
import { idOf, useFault } from '../fields/field-errors.ts'
import { PhoneFields } from './phone-fields.tsx'
import styles from '../fields/section.module.css'

/** Contacts of the buyer, and of a gift's recipient. */
export function ContactSection({ wasSubmitted }: { wasSubmitted: boolean }) {
  const t = useTexts()
  const { register, setValue } = useFormContext<Values>()
  const fault = useFault()
  const next = useRef<HTMLDivElement>(null)
  const whole = useUnit($fullCart)
  // The recipient of electronic certificates is asked for with their delivery.
  const isGift = useWatch<Values, 'is_gift'>({ name: 'is_gift' }) && !whole?.onlyOnlineCertificates
  return (
    <>
      <Fields>
        <NameField {...register('fio')} id={idOf('fio')} label={t('fio')} width={6} autoComplete="name" error={fault('fio')} />
        <TextField
          {...register('email')}
          id={idOf('email')}
          label={t('email')}
          hint={t('emailHint')}
          width={6}
          type="email"
          inputMode="email"
          autoComplete="email"
          mask={emailMask}
          error={fault('email')}
        />
        <PhoneFields
          wasSubmitted={wasSubmitted}
          onConfirmed={() => next.current?.querySelector('button')?.focus({ preventScroll: true })}
        />
        {!whole?.onlyOnlineCertificates && (
          <Checkbox name="is_gift" checked={isGift} onChange={(checked) => setValue('is_gift', checked)}>
            {t('gift')}
          </Checkbox>
        )}
        {isGift && (
          <>
            <NameField
              {...register('recipient_name')}
              id={idOf('recipient_name')}
              label={t('recipientName')}
              width={6}
              autoComplete="off"
              error={fault('recipient_name')}
            />
            <PhoneField
              {...register('recipient_phone')}
              id={idOf('recipient_phone')}
              label={t('recipientPhone')}
              hint={t('recipientHint')}
              width={6}
              autoComplete="off"
              error={fault('recipient_phone')}
            />
          </>
        )}
      </Fields>
      <div className={styles['actions']} ref={next}>
        <Button look="ink" type="submit">
          {t('toDelivery')}
        </Button>
      </div>
    </>
  )
}
