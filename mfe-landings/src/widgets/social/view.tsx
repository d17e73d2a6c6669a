import { useUnit } from 'effector-react'
import { messengersOf } from '@shop/contracts/shop/brand-face'
import { useLocale } from '@shop/i18n'
import { $brand, $country } from '@shop/session'
import { Icon, VisuallyHidden } from '@shop/ui'
import { OverlayStack, OverlayTitle } from '@shop/ui/popup'
import { useTexts } from './texts/index.ts'
import styles from './view.module.css'

/** Social networks and messengers. */
export function SocialView() {
  const t = useTexts()
  const locale = useLocale()
  const { brand, country } = useUnit({ brand: $brand, country: $country })
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      <OverlayStack>
        <ul className={styles['rows']} aria-label={t('title')}>
          {brand.socials[locale].map(({ name, url }) => (
            <Row key={url} name={name} url={url} text={t('watch')} />
          ))}
        </ul>
        <h3 className="label">{t('write')}</h3>
        <ul className={styles['rows']} aria-label={t('write')}>
          {messengersOf(brand, country).map(({ name, url }) => (
            <Row key={url} name={name} url={url} text={t('writeText')} />
          ))}
        </ul>
      </OverlayStack>
    </>
  )
}

function Row({ name, url, text }: { name: string; url: string; text: string }) {
  const t = useTexts()
  return (
    <li>
      <a href={url} target="_blank" rel="noopener noreferrer">
        <Icon name="share" />
        {name}
        <Icon name="external" size="s" />
        <small>{text}</small>
        <VisuallyHidden>, {t('newWindow')}</VisuallyHidden>
      </a>
    </li>
  )
}
