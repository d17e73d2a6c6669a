import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { RefundHandover } from '@shop/contracts/refund'
import { useErrorOf } from '@shop/flows/field-errors'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { exactMoney, useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { Button } from '@shop/ui'
import { Choice, Choices } from '@shop/ui/choice'
import { TextArea, useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { refundResolver } from '../fields.ts'
import { $isAsking, $refusal, edited, otherOrderWanted, refundSubmitted } from '../model/index.ts'
import { type Options, refundSum } from '../sums.ts'
import { useTexts } from '../texts/index.ts'
import { Pieces } from './pieces.tsx'
import { StepHead } from './step-head.tsx'
import styles from '../start-return.module.css'

/** Which pieces, why, and how they come to us; what comes back is reckoned at every change. */
export function RefundForm({ options }: { options: Options }) {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { refusal, busy, submit, edit, other } = useUnit({
    refusal: $refusal,
    busy: $isAsking,
    submit: refundSubmitted,
    edit: edited,
    other: otherOrderWanted,
  })
  const [only] = options.items
  const { control, register, handleSubmit, formState } = useForm({
    // An order of one piece leaves no choice.
    defaultValues: { items: options.items.length === 1 && only ? { [only.id]: only.quantity } : {}, reason: '', handover: '', comment: '' },
    resolver: refundResolver,
    mode: 'onTouched',
  })
  // Fields are looked at in the order in which they are known: the pieces stand first.
  register('items')
  const { errors, isDirty } = formState
  useEffect(() => void edit(isDirty), [edit, isDirty])
  const [items, reason] = useWatch({ control, name: ['items', 'reason'] })
  const sum = refundSum(options, items, reason)
  const errorOf = useErrorOf(errors, fieldCodesOf(refusal))
  const whole = formCodeOf(refusal)
  return (
    <form
      noValidate
      className={styles['step']}
      aria-labelledby="return-pieces"
      onSubmit={(event) => void handleSubmit((fields) => submit(fields))(event)}
    >
      <div className={styles['headRow']}>
        <StepHead id="return-pieces">{t('order', { number: options.number, date: dateInWords(options.createdAt, locale) })}</StepHead>
        <Button look="text" small onClick={() => other()}>
          {t('otherOrder')}
        </Button>
      </div>
      {options.until && <p className="soft">{t('until', { date: dateInWords(options.until, locale) })}</p>}
      {whole && (
        <div role="alert">
          <Note danger>{errorText(whole)}</Note>
        </div>
      )}
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
      <div className={styles['foot']}>
        <p className={styles['total']}>
          <span>{t('sum')}</span>
          <output className={styles['totalSum']}>{exactMoney(sum, options.currency, locale)}</output>
        </p>
        <p className="small muted">{t('sumText')}</p>
        <Button type="submit" busy={busy} className={styles['submit']}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
