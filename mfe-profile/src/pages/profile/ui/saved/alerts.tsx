import { useUnit } from 'effector-react'
import type { Alert } from '@shop/contracts/account/alerts'
import { money, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { ResponsivePicture } from '@shop/ui'
import { alertRemoved, alerts } from '../../model/saved/alerts.ts'
import { useTexts } from '../../texts/index.ts'
import { OwnListSection } from './own-list-section.tsx'
import { RowActions } from '../frame/row-actions.tsx'
import styles from '../frame/rows.module.css'

/** Size and price alerts. */
export function Alerts() {
  const t = useTexts()
  return <OwnListSection id="alerts" list={alerts} empty={t('noAlerts')} Row={AlertRow} />
}

function AlertRow({ row: alert }: { row: Alert }) {
  const t = useTexts()
  const locale = useLocale()
  const remove = useUnit(alertRemoved)
  const { id, name, url, variant, price, email, isConfirmed, photo } = alert
  return (
    <li className={styles['piece']}>
      <div className={styles['picture']}>{photo && <ResponsivePicture picture={photo} sizes="72px" alt="" />}</div>
      <div className={styles['words']}>
        <p className={styles['title']}>
          <Link className="link" to={url}>
            {name}
          </Link>
        </p>
        <p className="small">
          {price
            ? t(variant ? 'waitsForPriceOf' : 'waitsForPrice', { variant, sum: money(price.final, price.currency, locale) })
            : variant
              ? t('waitsForSize', { variant })
              : t('waitsForPiece')}
        </p>
        <p className="small muted">{t(isConfirmed ? 'writesTo' : 'answerLetter', { email })}</p>
      </div>
      <RowActions name={name} onRemove={() => remove(id)} />
    </li>
  )
}
