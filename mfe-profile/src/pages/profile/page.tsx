import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { useUnit } from 'effector-react'
import { serverDate } from '@shop/contracts/core/time/clock'
import { useNavigate } from '@shop/routing'
import { $user, openSignIn } from '@shop/session'
import { useHydrated } from '@shop/ui/hydrated'
import type { SectionName } from '#features/sections/sections.ts'
import { $address, $signedOut } from './model/index.ts'
import { useTexts } from './texts/index.ts'
import { lazySection } from './ui/frame/lazy-section.tsx'
import { ProfileNav } from './ui/frame/nav.tsx'
import { OrdersSection } from './ui/orders/orders.tsx'
import { SectionSkeleton } from './ui/frame/waiting.tsx'
import styles from './page.module.css'

// Most shoppers open orders only, and forms are larger than the rest of the page. The three small ones share a file.
const PiecesSection = lazySection(() => import(/* webpackChunkName: "pieces", webpackFetchPriority: "low" */ './ui/pieces/pieces.tsx'))
const PersonalSection = lazySection(
  () => import(/* webpackChunkName: "personal", webpackFetchPriority: "low" */ './ui/account/personal.tsx'),
)
const BonusesSection = lazySection(
  () => import(/* webpackChunkName: "small-sections", webpackFetchPriority: "low" */ './ui/bonuses/bonuses.tsx'),
)
const CertificatesSection = lazySection(
  () => import(/* webpackChunkName: "small-sections", webpackFetchPriority: "low" */ './ui/account/certificates.tsx'),
)
const SubscriptionsSection = lazySection(
  () => import(/* webpackChunkName: "small-sections", webpackFetchPriority: "low" */ './ui/account/subscriptions.tsx'),
)
const SecuritySection = lazySection(
  () => import(/* webpackChunkName: "security", webpackFetchPriority: "low" */ './ui/security/security.tsx'),
)

const SECTIONS: Record<SectionName, ComponentType> = {
  ordersData: OrdersSection,
  piecesData: PiecesSection,
  bonusesData: BonusesSection,
  certificatesData: CertificatesSection,
  subscriptionsData: SubscriptionsSection,
  personalData: PersonalSection,
  securityData: SecuritySection,
}

export function ProfilePage() {
  const t = useTexts()
  const { section } = useUnit($address)
  const isHydrated = useHydrated()
  const View = SECTIONS[section]
  useGone()
  return (
    <div className={`wrap ${styles['page']}`}>
      <ProfileNav current={section} />
      <div className={styles['content']}>
        {isHydrated ? <Greeting /> : <h1 className="h1">{t('title')}</h1>}
        <noscript>
          <p className="lead">{t('noScript')}</p>
        </noscript>
        <Suspense fallback={<SectionSkeleton />}>{isHydrated ? <View /> : <SectionSkeleton />}</Suspense>
      </div>
    </div>
  )
}

function Greeting() {
  const t = useTexts()
  const { name } = useUnit($user)
  const [hour] = useState(() => serverDate().getHours())
  const words = t(partOfDay(hour))
  return (
    <h1 className="h1" data-not-printed="">
      {name ? t('greeting', { name, words }) : t('title')}
    </h1>
  )
}

const partOfDay = (hour: number) => (hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'day' : 'evening')

/** Signing out and 401 navigate to the home page, which offers sign-in. */
function useGone() {
  const navigate = useNavigate()
  const { gone, signIn } = useUnit({ gone: $signedOut, signIn: openSignIn })
  useEffect(() => {
    if (!gone) return
    navigate('/', { replace: true })
    if (gone === 'refused') signIn({ source: 'profile' })
  }, [gone, navigate, signIn])
}
