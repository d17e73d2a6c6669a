import { useState, type ComponentType } from 'react'
import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { popupOpened } from '@shop/session'
import { Button } from '@shop/ui'
import { Note } from '@shop/ui/note'
import { $lacksPhone, $login, $onlyPhone, $ways } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { MailForm } from './mail-form.tsx'
import { type FormName, OtherWays } from '../ways/other-ways.tsx'
import { PhoneForm } from './phone-form.tsx'
import styles from '../auth.module.css'

const FORMS: Record<FormName, ComponentType<{ known: string }>> = { phone: PhoneForm, mail: MailForm }

export function LoginStep() {
  const t = useTexts()
  // Restores the typed login after "change".
  const { known, onlyPhone, lacksPhone, ways, open } = useUnit({
    known: $login,
    onlyPhone: $onlyPhone,
    lacksPhone: $lacksPhone,
    ways: $ways,
    open: popupOpened,
  })
  const [chosen, choose] = useState<FormName>(known.includes('@') ? 'mail' : 'phone')
  const shown = onlyPhone || lacksPhone || ways?.email.length === 0 ? 'phone' : chosen
  const Form = FORMS[shown]
  return (
    <>
      {lacksPhone && <Note className={styles['note'] ?? ''}>{t('lacksPhone')}</Note>}
      <Form known={known} />
      {!onlyPhone && <OtherWays shown={shown} onForm={choose} />}
      <div className={styles['foot']}>
        {!onlyPhone && (
          <Button look="text" small onClick={() => open({ owner: 'mfe-profile', widget: 'order-lookup' })}>
            {t('findOrder')}
          </Button>
        )}
        <Terms />
      </div>
    </>
  )
}

function Terms() {
  const t = useTexts()
  const isRu = useLocale() === 'ru'
  return (
    <p className="floor muted">
      {t('terms')}{' '}
      <Link className="link" to={isRu ? '/oferta' : '/terms'} target="_blank">
        {t('offer')}
      </Link>{' '}
      {t('and')}{' '}
      <Link className="link" to={isRu ? '/polozhenie-ob-obrabotke-i-zashchite-personalnykh-dannykh' : '/privacy'} target="_blank">
        {t('privacy')}
      </Link>
    </p>
  )
}
