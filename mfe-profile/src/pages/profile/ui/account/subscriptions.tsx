import { useUnit } from 'effector-react'
import { createLateSection } from '../../model/late-section.ts'
import { $subscriptions, $subscriptionsFailure } from '../../model/account/subscriptions.ts'
import { useTexts } from '../../texts/index.ts'
import { Alerts } from '../saved/alerts.tsx'
import { Searches } from '../saved/searches.tsx'
import { SectionFailure } from '../frame/section-failure.tsx'
import { Topics } from './topics.tsx'
import { SectionSkeleton } from '../frame/waiting.tsx'
import styles from '../frame/forms.module.css'

const useLateSection = createLateSection('subscriptionsData')

/** Subscriptions, alerts and saved searches. */
export default function SubscriptionsSection() {
  useLateSection()
  const t = useTexts()
  const { subscriptions, failure } = useUnit({ subscriptions: $subscriptions, failure: $subscriptionsFailure })
  if (failure && !subscriptions) return <SectionFailure error={failure} />
  if (!subscriptions) return <SectionSkeleton />
  return (
    <div className={styles['sections']}>
      <section className={styles['section']} aria-labelledby="topics">
        <h2 className="h2" id="topics">
          {t('topics')}
        </h2>
        <Topics subscriptions={subscriptions} />
      </section>
      <Alerts />
      <Searches />
    </div>
  )
}
