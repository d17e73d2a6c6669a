import { useEffect, useRef } from 'react'
import { phoneShown } from '@shop/flows/phone-field'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { ButtonLink } from '@shop/ui'
import type { Deletion } from '../model.ts'
import type { DeletionTexts } from '../deletion-texts.ts'
import styles from './deletion.module.css'

/** The focused form is removed: focuses the result. */
export function Done({ phone, at, t }: Deletion & { t: DeletionTexts }) {
  const date = dateInWords(at, useLocale())
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles['done']}>
      <h1 className="h1" tabIndex={-1} ref={title}>
        {t('deletionDoneTitle', { date })}
      </h1>
      <p className="lead">{t('deletionDoneText', { phone: phoneShown(phone) })}</p>
      <p className="soft">{t('deletionDoneBack', { date })}</p>
      <p className="soft">{t('deletionUnderWay')}</p>
      <p className="small muted">{t('deletionDoneUnknown')}</p>
      <ButtonLink to="/" look="line">
        {t('deletionToHome')}
      </ButtonLink>
    </div>
  )
}
