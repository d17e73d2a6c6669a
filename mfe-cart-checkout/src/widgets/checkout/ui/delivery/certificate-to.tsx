import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CERTIFICATE_MESSAGE_MAX } from '@shop/contracts/certificates/message'
import { ContactField } from '@shop/flows/phone-field'
import { Fields, TextArea } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { hasCertificate } from '#features/checkout/certificates.ts'
import type { Values } from '#features/checkout/form/values.ts'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { useTexts } from '../../texts/index.ts'
import { idOf, useFault } from '../fields/field-errors.ts'
import styles from '../fields/section.module.css'

/** How the certificates of the bag are given: electronic ones need a recipient, printed ones lie in the parcel. */
export function Certificates() {
  const t = useTexts()
  const whole = useUnit($fullCart)
  return (
    <>
      {hasCertificate(whole, 'printed') && <Note icon="gift">{t('printedCertificate')}</Note>}
      {hasCertificate(whole, 'electronic') && <Recipient />}
    </>
  )
}

function Recipient() {
  const t = useTexts()
  const { register } = useFormContext<Values>()
  const message = useWatch<Values, 'certificate_message'>({ name: 'certificate_message' })
  const fault = useFault()
  return (
    <fieldset className={styles['certificate']}>
      <legend className="label">{t('certificateFor')}</legend>
      <Fields>
        <ContactField
          {...register('certificate_to')}
          id={idOf('certificate_to')}
          label={t('certificate_to')}
          hint={t('certificateHint')}
          width={6}
          autoComplete="off"
          autoCapitalize="none"
          error={fault('certificate_to')}
        />
        <TextArea
          {...register('certificate_message')}
          id={idOf('certificate_message')}
          label={t('certificate_message')}
          hint={`${[...message].length}/${CERTIFICATE_MESSAGE_MAX}`}
          optional
          rows={2}
          error={fault('certificate_message')}
        />
      </Fields>
    </fieldset>
  )
}
