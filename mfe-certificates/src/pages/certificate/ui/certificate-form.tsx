import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { Controller, useForm } from 'react-hook-form'
import { CERTIFICATE_MESSAGE_MAX } from '@shop/contracts/deposits'
import type { ErrorCode } from '@shop/contracts/error-codes'
import { emailMask } from '@shop/forms/masks'
import { resolverOf } from '@shop/forms/resolver'
import { money, useLocale } from '@shop/i18n'
import { $user } from '@shop/session'
import { Button } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote, Fields, TextArea, TextField, useErrorText } from '@shop/ui/field'
import { ErrorSummary, Note } from '@shop/ui/note'
import { depositCode } from '../../../features/refusal/deposit-code.ts'
import { $design, $draft, $refusal, createFx, draftChanged, submitted, type Draft, type Offer } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { Amount } from './amount.tsx'
import { Designs } from './designs.tsx'
import { draftSchema, roubles, wishOf } from './schema.ts'
import { When } from './when.tsx'
import styles from './certificate-form.module.css'

/** In the order of the page: the summary leads through them. */
const NAMED = ['amount', 'recipientName', 'recipient', 'message', 'day', 'senderName', 'email', 'agreement'] as const

export function CertificateForm({ offer }: { offer: Offer }) {
  const t = useTexts()
  const errorText = useErrorText()
  const locale = useLocale()
  const { draft, design, user, refusal, busy, change, submit } = useUnit({
    draft: $draft,
    design: $design,
    user: $user,
    refusal: $refusal,
    busy: createFx.pending,
    change: draftChanged,
    submit: submitted,
  })
  const { control, register, handleSubmit, setValue, subscribe, formState } = useForm<Draft>({
    defaultValues: draft,
    resolver: resolverOf(draftSchema({ ...offer, ownEmail: user.email })),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => change({ ...values }) }), [subscribe, change])

  const refused = refusal?.kind === 'http' ? (refusal.refusal?.errors ?? {}) : {}
  const errorOf = (name: keyof Draft) => {
    const code = formState.errors[name]?.message ?? refused[name]
    return code ? errorText(code as ErrorCode) : undefined
  }
  const whole = refusal && Object.keys(refused).length === 0 ? depositCode(refusal, 'DEPOSIT_ORDER') : null
  const wrong = NAMED.filter((name) => formState.errors[name]).map((name) => ({ id: name, label: t(name) }))
  const rub = roubles(draft.amount)
  const pay = (values: Draft) => {
    if (design) submit(wishOf(values, design.id, offer.today))
  }
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void handleSubmit(pay)(event)}>
      <div className={styles['head']}>
        <h1 className="h1">{t('title')}</h1>
        <p className="soft">{t('lead')}</p>
      </div>
      <Designs designs={offer.designs} chosen={design?.id ?? null} onChange={(id) => setValue('designId', id, { shouldDirty: true })} />
      <Amount control={control} amounts={offer.amounts} />
      <fieldset className={styles['group']}>
        <legend className="label">{t('toWhom')}</legend>
        <Fields>
          <TextField
            id="recipientName"
            label={t('recipientName')}
            optional
            width={6}
            autoComplete="off"
            error={errorOf('recipientName')}
            {...register('recipientName')}
          />
          <TextField
            id="recipient"
            label={t('recipient')}
            width={6}
            autoComplete="off"
            autoCapitalize="none"
            error={errorOf('recipient')}
            {...register('recipient')}
          />
          <TextArea
            id="message"
            label={t('message')}
            hint={t('messageLeft', { left: Math.max(0, CERTIFICATE_MESSAGE_MAX - draft.message.length), most: CERTIFICATE_MESSAGE_MAX })}
            optional
            error={errorOf('message')}
            {...register('message')}
          />
        </Fields>
      </fieldset>
      <When control={control} offer={offer} error={errorOf('day')} />
      <fieldset className={styles['group']}>
        <legend className="label">{t('fromWhom')}</legend>
        <Fields>
          <TextField
            id="senderName"
            label={t('senderName')}
            width={6}
            autoComplete="given-name"
            error={errorOf('senderName')}
            {...register('senderName')}
          />
          <TextField
            id="email"
            label={t('email')}
            width={6}
            type="email"
            inputMode="email"
            autoComplete="email"
            mask={emailMask}
            hint={t('receipt')}
            error={errorOf('email')}
            {...register('email')}
          />
        </Fields>
      </fieldset>
      <div className={styles['pay']}>
        <Controller
          control={control}
          name="agreement"
          render={({ field }) => (
            <div id="agreement">
              <Checkbox name={field.name} checked={field.value} onChange={field.onChange}>
                {t('agreementText')}
              </Checkbox>
              <FieldNote error={errorOf('agreement')} />
            </div>
          )}
        />
        <ErrorSummary title={errorText('WRONG_FORM_DATA')} fields={formState.isSubmitted ? wrong : []} attempt={formState.submitCount} />
        {whole && (
          <div role="alert">
            <Note danger>{errorText(whole)}</Note>
          </div>
        )}
        <Button type="submit" wide busy={busy}>
          {rub ? t('paySum', { sum: money(rub * 100, 'RUB', locale) }) : t('pay')}
        </Button>
        <p className="floor muted">{t('payHint')}</p>
      </div>
    </form>
  )
}
