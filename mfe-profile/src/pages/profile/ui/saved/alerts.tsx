import { useUnit } from 'effector-react'
import type { Alert } from '@shop/contracts/account/alerts'
import { money, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { ResponsivePicture } from '@shop/ui'
import { alertRemoved, alerts } from '../../model/saved/alerts.ts'
import { useTexts } from '../../texts/index.ts'
import { Refusal } from '../frame/form-end.tsx'
import { RowActions } from '../frame/row-actions.tsx'
import { SectionFailure } from '../frame/section-failure.tsx'
import { useFormFocus } from '../frame/use-form-focus.ts'
import { SectionSkeleton } from '../frame/waiting.tsx'
import styles from '../frame/rows.module.css'

/** Size and price alerts. */
export function Alerts() {
  const t = useTexts()
  const { answer, failure, refusal } = useUnit({ answer: alerts.$answer, failure: alerts.$failure, refusal: alerts.$refusal })
  const rows = answer?.result ?? []
  const area = useFormFocus(null, rows.length)
  return (
    <section className={styles['part']} aria-labelledby="alerts" ref={area}>
      <h2 className="h2" id="alerts" tabIndex={-1}>
        {t('alerts')}
      </h2>
      {failure && !answer ? (
        <SectionFailure error={failure} />
      ) : answer ? (
        <>
          <Refusal error={refusal} />
          {rows.length > 0 ? (
            <ul className={styles['rows']} aria-labelledby="alerts">
              {rows.map((alert) => (
                <Row key={alert.id} alert={alert} />
              ))}
            </ul>
          ) : (
            <p className="soft">{t('noAlerts')}</p>
          )}
        </>
      ) : (
        <SectionSkeleton />
      )}
    </section>
  )
}

function Row({ alert }: { alert: Alert }) {
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
            ? t('waitsForPrice', { sum: money(price.final, price.currency, locale) })
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
