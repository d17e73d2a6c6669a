import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { useTexts } from '../texts/index.ts'

/** Words of a box. A kiosk leads nowhere: it says where the whole text is. */
export function ConsentText({ box, isKiosk }: { box: 'agreement' | 'newsletterSubscription'; isKiosk: boolean }) {
  const t = useTexts()
  const page = useLocale() === 'ru' ? '/personal-data-agreement' : '/privacy'
  if (box === 'newsletterSubscription') return t('newsletter')
  if (isKiosk) return t('agreementAt', { page })
  return (
    <span>
      {t('agreement')}{' '}
      <Link className="link" to={page} target="_blank">
        {t('agreementLink')}
      </Link>
    </span>
  )
}
