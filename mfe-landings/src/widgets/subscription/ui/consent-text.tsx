import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { useTexts } from '../texts/index.ts'

/** Text of a consent box. A kiosk has no links: it names where the full text is. */
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
