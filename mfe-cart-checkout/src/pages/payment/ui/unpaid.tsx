import { type ReactNode, useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useUnit } from 'effector-react'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import { InstalmentPlan } from '@shop/flows/instalment-plan'
import { useLocale } from '@shop/i18n'
import { momentAhead } from '@shop/i18n/dates'
import { Button, Icon } from '@shop/ui'
import { Choice, Choices } from '@shop/ui/choice'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { $brand, $user, popupOpened } from '@shop/session'
import { cardBody } from '#features/cards/cards.ts'
import { CardChoice } from '#features/cards/card-choice.tsx'
import { $otherWay, $retryFault, payWanted, retried, retryFx } from '#features/payment/model.ts'
import { PaymentNotice } from '#features/payment/notice.tsx'
import { payLabel } from '#features/payment/pay-label.ts'
import { useTexts } from '../texts/index.ts'
import { $wallets, hasPaymentRequest, walletsLookedFor } from '../wallet/look-up.ts'
import styles from '../page.module.css'

const WAYS = 'payment-ways'

interface UnpaidProps {
  payment: PaymentState
  /** The bank may still answer. */
  isChecking: boolean
}

/** An unpaid order; abroad the browser is first asked for its wallets, so that their buttons move nothing. */
export function Unpaid({ payment, isChecking }: UnpaidProps) {
  const t = useTexts()
  const { browser, brand, lookFor } = useUnit({ browser: $wallets, brand: $brand, lookFor: walletsLookedFor })
  const { wallets, amount, currency } = payment
  const sheet = wallets && hasPaymentRequest() ? { wallets, amount, currency, label: brand.name } : null
  const isLooking = sheet !== null && browser === null
  useEffect(() => {
    if (isLooking && wallets) lookFor({ wallets, amount, currency, label: brand.name })
  }, [isLooking, lookFor, wallets, amount, currency, brand.name])
  if (isLooking) return <PaymentNotice title={t('title')} text={t('loading')} />
  const { Buttons, usable = [] } = browser ?? {}
  const byWallet = sheet && Buttons && <Buttons payment={payment} sheet={sheet} usable={usable} />
  return <UnpaidForm payment={payment} isChecking={isChecking} byWallet={byWallet} />
}

/** Amount, deadline, and every method that checkout offered. */
function UnpaidForm({ payment, isChecking, byWallet }: UnpaidProps & { byWallet: ReactNode }) {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { isAuth } = useUnit($user)
  const { busy, fault, pay, retry, otherWay, open } = useUnit({
    busy: retryFx.pending,
    fault: $retryFault,
    pay: payWanted,
    retry: retried,
    otherWay: $otherWay,
    open: popupOpened,
  })
  const { methods, methodId, amount, currency } = payment
  const { register, handleSubmit, control, setValue } = useForm({
    defaultValues: {
      way: String((methods.find(({ id }) => id === methodId) ?? methods[0])?.id ?? ''),
      card_id: '',
      save_card: payment.savesCard ?? false,
    },
  })
  const [way, card, isSaved] = useWatch({ control, name: ['way', 'card_id', 'save_card'] })
  const type = methods.find(({ id }) => String(id) === way)?.type ?? null
  // Saved cards and the link for somebody else are for who has ordered.
  const isOwn = !payment.isByLetter
  const isByCard = type === 'card' && isAuth && isOwn
  const isSavedCard = isByCard && cardBody({ card_id: card, save_card: false }).card_id !== undefined
  const submit = handleSubmit((chosen) =>
    pay({ methodId: chosen.way === '' ? null : Number(chosen.way), ...(isByCard && { card: cardBody(chosen) }) }),
  )
  const isDeclined = payment.status === 'declined'
  useEffect(() => {
    if (otherWay > 0) document.getElementById(WAYS)?.focus()
  }, [otherWay])
  return (
    <div className={`wrap ${styles['unpaid']}`}>
      <h1 className="h1">{isDeclined ? t('declinedTitle') : t('unpaidTitle', { number: payment.number })}</h1>
      <div role="status">
        {isChecking ? (
          <Note icon="clock">{t('checking')}</Note>
        ) : (
          <p className="lead">{isDeclined ? (payment.message ?? t('declinedText')) : t('unpaidText')}</p>
        )}
      </div>
      {payment.payableUntil && (
        <Note icon="clock">
          {t('held')} <b className="label num">{momentAhead(payment.payableUntil, locale)}</b>
        </Note>
      )}
      <form className={styles['choice']} onSubmit={(event) => void submit(event)}>
        {methods.length > 1 && (
          <Choices legend={t('way')} id={WAYS}>
            {methods.map(({ id, name, description }) => (
              <Choice key={id} {...register('way')} value={String(id)} label={name} note={description} />
            ))}
          </Choices>
        )}
        {isByCard && (
          <CardChoice
            t={t}
            currency={currency}
            card={card}
            isSaved={isSaved}
            onCard={(chosen) => setValue('card_id', chosen)}
            onSaved={(saved) => setValue('save_card', saved)}
          />
        )}
        {payment.duty && <p className="small muted">{payment.duty}</p>}
        {type === 'instalments' && <InstalmentPlan sum={amount} t={t} />}
        <div role="alert">{fault && <Note danger>{fault.text ?? errorText(fault.code)}</Note>}</div>
        <div className={styles['acts']}>
          <Button type="submit" wide busy={busy}>
            {payLabel(t, { type: type ?? 'card', sum: amount, currency }, locale)}
          </Button>
          {byWallet}
          {!isDeclined && !isChecking && (
            <Button look="text" small onClick={() => retry()}>
              <Icon name="undo" size="s" />
              {t('paidAlready')}
            </Button>
          )}
          {isOwn && (
            <Button
              look="text"
              small
              onClick={() =>
                open({ owner: 'mfe-cart-checkout', widget: 'order-popup', props: { show: 'pay-link', orderId: payment.orderId } })
              }
            >
              <Icon name="share" size="s" />
              {t('somebodyElse')}
            </Button>
          )}
        </div>
      </form>
      {!isSavedCard && <p className="small muted">{t(type === 'onReceipt' ? 'onReceiptText' : 'safe')}</p>}
    </div>
  )
}
