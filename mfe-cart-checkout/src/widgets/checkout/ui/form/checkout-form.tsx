import { useRef, type MouseEvent } from 'react'
import { useUnit } from 'effector-react'
import { FormProvider } from 'react-hook-form'
import { ErrorSummary } from '@shop/ui/note'
import { orderSubmitted } from '#features/checkout/model/paying/placing.ts'
import { SECTIONS, type Section } from '#features/checkout/form/values.ts'
import { useTexts } from '../../texts/index.ts'
import { CityButton } from '../delivery/city-button.tsx'
import { ContactSection } from '../contact/contact-section.tsx'
import { ContactSummary, DeliverySummary } from './steps/done-steps.tsx'
import { DeliverySection } from '../delivery/delivery-section.tsx'
import { useFaulty } from '../fields/field-errors.ts'
import { OrderFold, OrderSummary } from '../summary/order-summary.tsx'
import { PayButton } from '../payment/pay-button.tsx'
import { PaymentSection } from '../payment/payment-section.tsx'
import { SignInLink } from '../contact/sign-in-link.tsx'
import { Step, type StepState } from './steps/step.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import styles from './checkout-form.module.css'

export function CheckoutForm() {
  const t = useTexts()
  const place = useUnit(orderSubmitted)
  const { form, open, attempt, moved, go, leave, submit } = useCheckoutForm()
  const stateOf = (section: Section): StepState =>
    section === open ? 'open' : SECTIONS.indexOf(section) < SECTIONS.indexOf(open) ? 'done' : 'later'
  const stepOf = (section: Section, number: number) => ({
    number,
    title: t(section),
    state: stateOf(section),
    takesFocus: moved === section,
    onEdit: () => go(section),
  })
  const clickedIn = useRef(open)
  // The second of two quick clicks would press what has taken the button's place.
  const dropSecondClick = (event: MouseEvent) => {
    if (event.detail < 2 || clickedIn.current === open) {
      clickedIn.current = open
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  const summaryOf = (section: Section) => <Faults section={section} attempt={attempt.section === section ? attempt.number : 0} />
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onClickCapture={dropSecondClick}
        onSubmit={(event) => void (open === 'payment' ? submit(place)(event) : ahead(event))}
      >
        <div className={styles['checkout']}>
          <div>
            <div className={styles['fold']}>
              <OrderFold />
            </div>
            <Step {...stepOf('contact', 1)} summary={<ContactSummary />} tool={<SignInLink />}>
              {summaryOf('contact')}
              <ContactSection wasSubmitted={attempt.section === 'contact' && attempt.number > 0} />
            </Step>
            <Step {...stepOf('delivery', 2)} summary={<DeliverySummary />} tool={<CityButton />}>
              {summaryOf('delivery')}
              <DeliverySection />
            </Step>
            <Step {...stepOf('payment', 3)} summary={null}>
              {summaryOf('payment')}
              <PaymentSection />
            </Step>
          </div>
          <aside className={`${styles['aside']} ${styles['wide']}`}>
            <OrderSummary />
          </aside>
        </div>
        {open === 'payment' && (
          <div className={styles['bar']}>
            <PayButton wide />
          </div>
        )}
      </form>
    </FormProvider>
  )

  // Enter in an open step acts like its button.
  function ahead(event: { preventDefault: () => void }) {
    event.preventDefault()
    return leave(open)
  }
}

function Faults({ section, attempt }: { section: Section; attempt: number }) {
  const t = useTexts()
  const fields = useFaulty(section)
  if (attempt === 0) return null
  return <ErrorSummary title={(count) => t('check', { count })} fields={fields} attempt={attempt} />
}
