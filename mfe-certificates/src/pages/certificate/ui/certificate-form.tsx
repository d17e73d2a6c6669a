import type { FormEvent } from 'react'
import { useUnit } from 'effector-react'
import { CERTIFICATE_MESSAGE_MAX } from '@shop/contracts/deposits'
import { emailMask } from '@shop/forms/masks'
import { Fields, TextArea, TextField } from '@shop/ui/field'
import { $design, $draft, draftChanged, paymentWanted, type Offer } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { Amount } from './amount.tsx'
import { Designs } from './designs.tsx'
import { Pay } from './pay.tsx'
import { useField } from './use-field.ts'
import { When } from './when.tsx'
import styles from './certificate-form.module.css'

export function CertificateForm({ offer }: { offer: Offer }) {
  const t = useTexts()
  const field = useField()
  const { draft, design, change, pay } = useUnit({ draft: $draft, design: $design, change: draftChanged, pay: paymentWanted })
  const sent = (event: FormEvent) => {
    event.preventDefault()
    pay()
  }
  const left = Math.max(0, CERTIFICATE_MESSAGE_MAX - draft.message.length)
  return (
    <form noValidate className={styles['form']} onSubmit={sent}>
      <div className={styles['head']}>
        <h1 className="h1">{t('title')}</h1>
        <p className="soft">{t('lead')}</p>
      </div>
      <Designs designs={offer.designs} chosen={design?.id ?? null} onChange={(designId) => change({ designId })} />
      <Amount amounts={offer.amounts} />
      <fieldset className={styles['group']}>
        <legend className="label">{t('toWhom')}</legend>
        <Fields>
          <TextField label={t('recipientName')} optional width={6} autoComplete="off" {...field('recipientName')} />
          <TextField label={t('recipient')} width={6} autoComplete="off" autoCapitalize="none" {...field('recipient')} />
          <TextArea label={t('message')} hint={t('messageLeft', { left, most: CERTIFICATE_MESSAGE_MAX })} optional {...field('message')} />
        </Fields>
      </fieldset>
      <When offer={offer} />
      <fieldset className={styles['group']}>
        <legend className="label">{t('fromWhom')}</legend>
        <Fields>
          <TextField label={t('senderName')} width={6} autoComplete="given-name" {...field('senderName')} />
          <TextField
            label={t('email')}
            width={6}
            type="email"
            inputMode="email"
            autoComplete="email"
            mask={emailMask}
            hint={t('receipt')}
            {...field('email')}
          />
        </Fields>
      </fieldset>
      <Pay />
    </form>
  )
}
