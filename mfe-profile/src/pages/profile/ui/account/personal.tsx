import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { PopupLink } from '@shop/ui'
import { sectionAddress } from '#features/sections/sections.ts'
import { createLateSection } from '../../model/late-section.ts'
import { $personal, $personalFailure } from '../../model/account/personal.ts'
import { useTexts } from '../../texts/index.ts'
import { Addresses } from '../saved/addresses.tsx'
import { Cards } from '../saved/cards.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { DataExport } from './data-export.tsx'
import { PersonalForm } from './personal-form.tsx'
import { SectionFailure } from '../frame/section-failure.tsx'
import { Sizes } from '../saved/sizes.tsx'
import { SectionSkeleton } from '../frame/waiting.tsx'
import styles from '../frame/forms.module.css'

const useLateSection = createLateSection('personalData')

function PersonalSection() {
  useLateSection()
  const t = useTexts()
  const { personal, failure } = useUnit({ personal: $personal, failure: $personalFailure })
  // Abroad that page is blocked, and the account is deleted in the section security.
  const isRu = useLocale() === 'ru'
  const heading = useRef<HTMLHeadingElement>(null)
  const isConfirmed = personal?.isEmailConfirmed
  const before = useRef(isConfirmed)
  useEffect(() => {
    // The field of the code is gone, and the focus with it.
    if (before.current === false && isConfirmed && document.activeElement === document.body) heading.current?.focus()
    before.current = isConfirmed
  }, [isConfirmed])
  if (failure && !personal) return <SectionFailure error={failure} />
  if (!personal) return <SectionSkeleton />
  return (
    <div className={styles['sections']}>
      <section className={styles['section']} aria-labelledby="personal">
        <h2 className="h2" id="personal" ref={heading} tabIndex={-1}>
          {t('personal')}
        </h2>
        <PersonalForm data={personal} />
        <p className={`small ${styles['links']}`}>
          <PopupLink className="link" to={sectionAddress('subscriptionsData')} popup={{ owner: 'mfe-landings', widget: 'subscriptions' }}>
            {t('subscriptions')}
          </PopupLink>
          <PopupLink className="link" to="/contacts" popup={{ owner: 'mfe-landings', widget: 'social' }}>
            {t('social')}
          </PopupLink>
        </p>
        {personal.email !== null && !personal.isEmailConfirmed && <ConfirmEmail email={personal.email} />}
      </section>
      <Addresses />
      <Cards />
      <Sizes />
      <DataExport />
      <p className="small">
        <Link className="link" to={isRu ? '/delete-app-account' : sectionAddress('securityData')}>
          {t('deleteAccount')}
        </Link>
      </p>
    </div>
  )
}

export default PersonalSection
