import { useEffect, useRef } from 'react'
import { phoneInWords } from '@shop/forms/fields/contact'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { ButtonLink } from '@shop/ui'
import type { Deletion } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from '../page.module.css'

/** The focused form is removed: focuses the result. */
export function Done({ phone, at }: Deletion) {
  const t = useTexts()
  const date = dateInWords(at, useLocale())
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles['done']}>
      <h1 className="h1" tabIndex={-1} ref={title}>
        {t('doneTitle', { date })}
      </h1>
      <p className="lead">{t('doneText', { phone: phoneInWords(phone) })}</p>
      <p className="soft">{t('doneBack', { date })}</p>
      <p className="soft">{t('underWay')}</p>
      <p className="small muted">{t('doneUnknown')}</p>
      <ButtonLink to="/" look="line">
        {t('toHome')}
      </ButtonLink>
    </div>
  )
}
