import { useUnit } from 'effector-react'
import { FormProvider } from 'react-hook-form'
import { NameField } from '@shop/flows/name-field'
import { ContactField } from '@shop/flows/phone-field'
import { emailMask } from '@shop/forms/masks'
import { Fields, TextField, type TextFieldProps } from '@shop/ui/field'
import { paymentWanted, type Offer } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { Amount } from './amount.tsx'
import { Designs } from '../card/designs.tsx'
import { Message } from './message.tsx'
import { Pay } from './pay.tsx'
import { useCertificateForm } from './use-certificate-form.ts'
import { useField } from './use-field.ts'
import { When } from './when.tsx'
import styles from './certificate-form.module.css'

export function CertificateForm({ offer }: { offer: Offer }) {
  const t = useTexts()
  const pay = useUnit(paymentWanted)
  const form = useCertificateForm(offer)
  return (
    <FormProvider {...form}>
      <form noValidate className={styles['form']} onSubmit={(event) => void form.handleSubmit(pay)(event)}>
        <div className={styles['head']}>
          <h1 className="h1">{t('title')}</h1>
          <p className="soft">{t('lead')}</p>
        </div>
        <Designs designs={offer.designs} />
        <Amount amounts={offer.amounts} />
        <fieldset className={styles['group']}>
          <legend className="label">{t('toWhom')}</legend>
          <Fields>
            <DraftField name="recipientName" label={t('recipientName')} optional width={6} autoComplete="off" />
            <RecipientField label={t('recipient')} width={6} autoComplete="off" autoCapitalize="none" />
            <Message />
          </Fields>
        </fieldset>
        <When offer={offer} />
        <fieldset className={styles['group']}>
          <legend className="label">{t('fromWhom')}</legend>
          <Fields>
            <SenderField label={t('senderName')} width={6} autoComplete="given-name" />
            <DraftField
              name="email"
              label={t('email')}
              width={6}
              type="email"
              inputMode="email"
              autoComplete="email"
              mask={emailMask}
              hint={t('receipt')}
            />
          </Fields>
        </fieldset>
        <Pay />
      </form>
    </FormProvider>
  )
}

const RecipientField = (about: TextFieldProps) => <ContactField {...about} {...useField('recipient')} />

/** A name; that of the recipient may be any words. */
const SenderField = (about: TextFieldProps) => <NameField {...about} {...useField('senderName')} />

/** A single-line text field. */
function DraftField({ name, ...about }: TextFieldProps & { name: 'recipientName' | 'email' }) {
  return <TextField {...about} {...useField(name)} />
}
