import { useUnit } from 'effector-react'
import { Accordion } from '@shop/ui/accordion'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { $delivery } from './model/offers.ts'
import { QUESTIONS } from './questions.ts'
import { useTexts } from './texts/index.ts'
import { Offers } from './ui/offers.tsx'
import { Payments } from './ui/payments.tsx'
import { Points } from './ui/points.tsx'
import styles from './page.module.css'

export function DeliveryPage() {
  const t = useTexts()
  const delivery = useUnit($delivery)
  // Loading: the shell shows progress.
  if (!delivery) return null
  const hasPoints = delivery.offers.some(({ kind }) => kind === 'pickpoint')
  const sections = ['inCity', 'payment', ...(hasPoints ? ['pickupPoints' as const] : []), 'questions'] as const
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={t('title')} />
      <header className={styles['head']}>
        <h1 className="h1">{t('title')}</h1>
        <p className="small soft">{t('lead')}</p>
      </header>
      <div className={styles['doc']}>
        <nav className={styles['contents']} aria-label={t('contents')}>
          <ol>
            {sections.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{t(name)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles['text']}>
          <Offers delivery={delivery} />
          <Payments delivery={delivery} />
          {hasPoints && <Points />}
          <section id="questions" aria-labelledby="t-questions">
            <h2 className="h2" id="t-questions">
              {t('questions')}
            </h2>
            <div>
              {QUESTIONS.map((question) => (
                <Accordion key={question} title={t(question)}>
                  <p>{t(`${question}Text`)}</p>
                </Accordion>
              ))}
            </div>
          </section>
        </div>
      </div>
    </div>
  )
}
