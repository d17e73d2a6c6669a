import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { PopupLink } from '@shop/ui'
import { $personal, $personalFailure, $savedAddress } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { AddressForm } from './address-form.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { DataExport } from './data-export.tsx'
import { PersonalForm } from './personal-form.tsx'
import { SectionFailure } from './section-failure.tsx'
import { Waiting } from './waiting.tsx'
import styles from './forms.module.css'

function PersonalSection() {
  const t = useTexts()
  const { personal, address, failure } = useUnit({ personal: $personal, address: $savedAddress, failure: $personalFailure })
  // The page of it is the Russian storefront's alone.
  const isRu = useLocale() === 'ru'
  if (failure && !personal) return <SectionFailure error={failure} />
  if (!personal) return <Waiting />
  return (
    <div className={styles['sections']}>
      <section className={styles['section']} aria-labelledby="personal">
        <h2 className="h2" id="personal">
          {t('personal')}
        </h2>
        <PersonalForm data={personal} />
        <p className={`small ${styles['links']}`}>
          <PopupLink className="link" to="/contacts" popup={{ owner: 'shell', widget: 'subscriptions' }}>
            {t('subscriptions')}
          </PopupLink>
          <PopupLink className="link" to="/contacts" popup={{ owner: 'shell', widget: 'social' }}>
            {t('social')}
          </PopupLink>
        </p>
        {personal.email !== null && !personal.isEmailConfirmed && <ConfirmEmail email={personal.email} />}
      </section>
      {address && (
        <section className={styles['section']} aria-labelledby="address">
          <h2 className="h2" id="address">
            {t('savedAddress')}
          </h2>
          <AddressForm saved={address === 'none' ? null : address} />
        </section>
      )}
      <DataExport />
      {isRu && (
        <p className="small">
          <Link className="link" to="/delete-app-account">
            {t('deleteAccount')}
          </Link>
        </p>
      )}
    </div>
  )
}

export default PersonalSection
