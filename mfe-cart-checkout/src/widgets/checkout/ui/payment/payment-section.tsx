import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { contactMethod } from '@shop/contracts/places/reference-ids'
import { InstalmentPlan } from '@shop/flows/instalment-plan'
import { popupOpened } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { Choice, Choices } from '@shop/ui/choice'
import { Note } from '@shop/ui/note'
import { Segments } from '@shop/ui/segments'
import type { Values } from '#features/checkout/form/values.ts'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { contactMethodChosen } from '#features/checkout/model/steps.ts'
import { useTexts } from '../../texts/index.ts'
import { Agreements } from './agreements.tsx'
import { CardOfOrder } from './card-of-order.tsx'
import { idOf, useFault } from '../fields/field-errors.ts'
import { PayButton } from './pay-button.tsx'
import styles from './payment-section.module.css'

const WAYS = ['whatsapp', 'call', 'sms'] as const

/** Payment method, contact method, and the final button. */
export function PaymentSection() {
  const t = useTexts()
  const { register } = useFormContext<Values>()
  const fault = useFault()
  const { whole, open } = useUnit({ whole: $fullCart, open: popupOpened })
  const comment = useWatch<Values, 'comment'>({ name: 'comment' })
  const method = useWatch<Values, 'payment_method_id'>({ name: 'payment_method_id' })
  const methods = whole?.availablePaymentMethods ?? []
  const isInParts = methods.some(({ id, type }) => String(id) === method && type === 'instalments')
  const isByCard = methods.some(({ id, type }) => String(id) === method && type === 'card')
  // A bag that sold out meanwhile: the button shows why.
  const isPaid = whole?.dueSum === 0 && whole.totalProducts > 0
  return (
    <>
      {isPaid ? (
        <Note icon="gift">{t('noPayment')}</Note>
      ) : (
        <Choices legend={t('paymentWay')} quiet id={idOf('payment_method_id')} error={fault('payment_method_id')}>
          {methods.map(({ id, name, description }) => (
            <Choice key={id} {...register('payment_method_id')} value={String(id)} label={name} note={description} />
          ))}
        </Choices>
      )}
      {whole && isByCard && !isPaid && <CardOfOrder currency={whole.currency} />}
      {(whole?.paymentRestrictionMessages ?? []).map((message) => (
        <p key={message} className="small muted">
          {message}
        </p>
      ))}
      <ContactWay />
      <div className={styles['comment']}>
        {comment && <p className="soft">{comment}</p>}
        <Button
          look="text"
          small
          onClick={() => open({ owner: 'mfe-cart-checkout', widget: 'order-popup', props: { show: 'order-comment' } })}
        >
          <Icon name="edit" size="s" />
          {comment ? t('changeComment') : t('addComment')}
        </Button>
      </div>
      <Agreements />
      {isInParts && whole && <InstalmentPlan sum={whole.dueSum} t={t} />}
      <PayButton />
    </>
  )
}

function ContactWay() {
  const t = useTexts()
  const { setValue } = useFormContext<Values>()
  const value = useWatch<Values, 'communication_method_id'>({ name: 'communication_method_id' })
  const reached = useUnit(contactMethodChosen)
  return (
    <div className={styles['way']}>
      <p className={styles['legend']} aria-hidden="true">
        {t('contactWay')}
      </p>
      <Segments
        label={t('contactWay')}
        name="communication_method_id"
        segments={WAYS.map((way) => ({ value: String(contactMethod[way]), label: t(way) }))}
        value={value}
        onChange={(chosen) => {
          setValue('communication_method_id', chosen)
          reached()
        }}
      />
    </div>
  )
}
