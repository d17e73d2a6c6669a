import { type ReactNode, useId } from 'react'
import type { PublicPassport } from '@shop/contracts/account/passports'
import { type Translate, useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { ResponsivePicture } from '@shop/ui'
import type { passportTexts } from './texts/ru.ts'
import styles from './sheet.module.css'

export interface PassportSheetProps {
  passport: PublicPassport
  t: Translate<typeof passportTexts>
  level: 1 | 2
  /** Content below the facts. */
  children?: ReactNode
}

const SIZES = '(min-width: 1200px) 420px, (min-width: 768px) 40vw, 100vw'
const inFours = (text: string) => text.match(/.{1,4}/g)?.join(' ') ?? text

/** A passport for display and print. */
export function PassportSheet({ passport, t, level, children }: PassportSheetProps) {
  const locale = useLocale()
  const title = useId()
  const { name, designer, photo, variant, facts, hallmark, number, boughtOn, warranty, history } = passport
  const Title = `h${level}` as const
  // Two transfers on one day are possible.
  const steps = history.map((step, place) => ({ ...step, number: place }))
  const inWords = (day: string) => dayInWords(day, locale)
  return (
    <article className={styles['sheet']} aria-labelledby={title}>
      <div className={`plate ${styles['picture']}`}>
        <ResponsivePicture picture={photo} sizes={SIZES} priority={level === 1} />
      </div>
      <div className={styles['body']}>
        <p className={styles['top']}>
          <span className={styles['mark']}>{t('brand')}</span>
          <span className="eyebrow">{t('passportOf')}</span>
        </p>
        <div className={styles['name']}>
          <p className="small muted" lang={locale === 'ru' && /^[a-z]/i.test(designer) ? 'en' : undefined}>
            {designer}
          </p>
          <Title className="h2" id={title} tabIndex={-1}>
            {name}
          </Title>
          {variant && <p className="soft">{variant}</p>}
        </div>
        <dl className={styles['facts']}>
          {facts.map((fact) => (
            <Fact key={fact.name} name={fact.name}>
              {fact.value}
            </Fact>
          ))}
          {hallmark && <Fact name={t('hallmarkNumber')}>{inFours(hallmark)}</Fact>}
          <Fact name={t('boughtOn')}>{inWords(boughtOn)}</Fact>
          <Fact name={t('warranty')}>
            {warranty.daysLeft > 0
              ? `${t('warrantyUntil', { day: inWords(warranty.until) })}, ${t('daysLeft', { count: warranty.daysLeft })}`
              : t('warrantyOver', { day: inWords(warranty.until) })}
          </Fact>
          <Fact name={t('passportNumber')}>{inFours(number)}</Fact>
        </dl>
        {history.length > 1 && (
          <ol className={styles['history']} aria-label={t('history')}>
            {steps.map(({ number: step, kind, on }) => (
              <li key={step}>{t(`history_${kind}`, { day: inWords(on) })}</li>
            ))}
          </ol>
        )}
        {children}
      </div>
    </article>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
