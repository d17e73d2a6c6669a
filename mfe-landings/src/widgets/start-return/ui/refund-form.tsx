import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { RefundHandover, type RefundTo } from '@shop/contracts/orders/refunds/refund'
import { useErrorOf, useHiddenErrors } from '@shop/flows/field-errors'
import { codeOfField } from '@shop/forms/resolver'
import { useKeptDraft } from '@shop/flows/kept-draft'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { exactMoney, useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { Button } from '@shop/ui'
import { Choice, Choices } from '@shop/ui/choice'
import { TextArea, TextField, useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { OverlayAction } from '@shop/ui/popup'
import { refundResolver } from '../fields.ts'
import { $isAsking, $refusal, draftKey, edited, refundSubmitted, signInRequested } from '../model/index.ts'
import { type Options, refundSum } from '../sums.ts'
import { useTexts } from '../texts/index.ts'
import { Pieces } from './pieces.tsx'
import { StepHead } from './step-head.tsx'
import styles from '../start-return.module.css'

/** Maximum length with group spaces. */
const BANK_FIELDS = [
  { name: 'bic', most: 11 },
  { name: 'tin', most: 13 },
  { name: 'account', most: 27 },
] as const
/** Bank details are not kept. */
const KEPT = ['items', 'reason', 'handover', 'comment', 'to'] as const
const SECTIONS = { to: ['bic', 'tin', 'account'] } as const

/** Which pieces, why, and how they come to us; what comes back is reckoned at every change. */
export function RefundForm({ options, onOther }: { options: Options; onOther: (() => void) | undefined }) {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { refusal, busy, submit, edit, signIn } = useUnit({
    refusal: $refusal,
    busy: $isAsking,
    submit: refundSubmitted,
    edit: edited,
    signIn: signInRequested,
  })
  const [only] = options.items
  const [onlyReason, ...otherReasons] = options.reasons
  const form = useForm({
    // A single piece is preselected, and so is a single reason.
    defaultValues: {
      items: options.items.length === 1 && only ? { [only.id]: only.quantity } : {},
      reason: onlyReason && otherReasons.length === 0 ? onlyReason : '',
      handover: '',
      comment: '',
      to: 'card' as RefundTo,
      bic: '',
      tin: '',
      account: '',
    },
    resolver: refundResolver,
    mode: 'onTouched',
  })
  const { control, register, handleSubmit, formState } = form
  useHiddenErrors(form, SECTIONS)
  useKeptDraft(form, draftKey(options.number), KEPT)
  // Fields validate in registration order: pieces come first.
  register('items')
  const { errors, isDirty } = formState
  useEffect(() => void edit(isDirty), [edit, isDirty])
  const [items, reason, to] = useWatch({ control, name: ['items', 'reason', 'to'] })
  const sum = refundSum(options, items, reason)
  const refused = fieldCodesOf(refusal)
  const errorOf = useErrorOf(errors, {
    ...refused,
    ...Object.fromEntries(BANK_FIELDS.map(({ name }) => [name, refused[`account.${name}`] ?? null])),
  })
  const whole = formCodeOf(refusal)
  // The order was found before: without its session the server does not show it.
  const isSessionOver = whole === 'NOT_FOUND' || whole === 'UNAUTHORIZED'
  const bankError = (name: (typeof BANK_FIELDS)[number]['name']) =>
    (codeOfField(errors[name]) ?? refused[`account.${name}`]) === 'WRONG_FIELD' ? t(`${name}Wrong`) : errorOf(name)
  return (
    <form
      noValidate
      className={styles['step']}
      aria-labelledby="return-pieces"
      onSubmit={(event) => void handleSubmit((fields) => submit(fields))(event)}
    >
      <div className={styles['headRow']}>
        <StepHead id="return-pieces">{t('order', { number: options.number, date: dateInWords(options.createdAt, locale) })}</StepHead>
        {onOther && (
          <Button look="text" small onClick={onOther}>
            {t('otherOrder')}
          </Button>
        )}
      </div>
      {options.until && <p className="soft">{t('until', { date: dateInWords(options.until, locale) })}</p>}
      <Controller
        control={control}
        name="items"
        render={({ field }) => (
          <Pieces ref={field.ref} options={options} value={field.value} onChange={field.onChange} error={errorOf('items')} />
        )}
      />
      <Choices legend={t('reason')} error={errorOf('reason')}>
        {options.reasons.map((value) => (
          <Choice key={value} value={value} label={t(`why-${value}`)} {...register('reason')} />
        ))}
      </Choices>
      <TextArea label={t('comment')} optional hint={t('commentHint')} error={errorOf('comment')} {...register('comment')} />
      <Choices legend={t('handover')} error={errorOf('handover')}>
        {RefundHandover.options.map((value) => (
          <Choice key={value} value={value} label={t(value)} note={t(`${value}Text`)} {...register('handover')} />
        ))}
      </Choices>
      {options.to.length > 1 && (
        <Choices legend={t('moneyTo')} error={errorOf('to')}>
          {options.to.map((value) => (
            <Choice key={value} value={value} label={t(`to-${value}`)} note={t(`to-${value}Text`)} {...register('to')} />
          ))}
        </Choices>
      )}
      {to === 'account' && (
        <div className={styles['bank']} role="group" aria-label={t('bank')}>
          {BANK_FIELDS.map(({ name, most }) => (
            <TextField
              key={name}
              label={t(name)}
              hint={t(`${name}Hint`)}
              inputMode="numeric"
              autoComplete="off"
              mask={(text) => text.replace(/[^\d\s]/g, '').slice(0, most)}
              error={bankError(name)}
              {...register(name)}
            />
          ))}
        </div>
      )}
      <div className={styles['foot']}>
        <p className={styles['total']}>
          <span>{t('sum')}</span>
          <output className={styles['totalSum']}>{exactMoney(sum, options.currency, locale)}</output>
        </p>
        <p className="small muted">{t(to === 'account' ? 'sumToAccount' : 'sumText')}</p>
      </div>
      {whole && (
        <FormError
          after={
            isSessionOver && (
              <p className={styles['ways']}>
                <Button look="text" small onClick={signIn}>
                  {t('signInAgain')}
                </Button>
                {onOther && (
                  <Button look="text" small onClick={onOther}>
                    {t('getCode')}
                  </Button>
                )}
              </p>
            )
          }
        >
          {isSessionOver ? t('sessionOver') : errorText(whole)}
        </FormError>
      )}
      <OverlayAction>
        <Button type="submit" busy={busy} className={styles['submit']}>
          {t('send')}
        </Button>
      </OverlayAction>
    </form>
  )
}
