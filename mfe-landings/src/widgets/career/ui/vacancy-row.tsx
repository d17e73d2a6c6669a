import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import type { Vacancy } from '@shop/contracts/services/career'
import { money, useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { useNavigate } from '@shop/routing'
import { Button } from '@shop/ui'
import { applyPressed } from '../model/draft.ts'
import { useTexts } from '../texts/index.ts'
import { addressOf, type CareerUrl } from '../url.ts'
import { FORM_ID } from './form-id.ts'
import styles from './vacancies.module.css'

/** Expands without scripts too; with scripts the URL follows. */
export function VacancyRow({ vacancy, url }: { vacancy: Vacancy; url: CareerUrl }) {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const apply = useUnit(applyPressed)
  const { id, title, city, salary, posted, about, duties, conditions } = vacancy
  const isOpen = url.vacancy === id
  const row = useRef<HTMLDetailsElement>(null)
  const follow = () => {
    const { open } = row.current ?? { open: isOpen }
    if (open !== isOpen) navigate(addressOf({ ...url, vacancy: open ? id : null }), { replace: true, preventScrollReset: true })
  }
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  })
  // Toggled before hydration.
  useEffect(() => latest.current(), [])
  const applied = () => {
    apply(id)
    document.getElementById(FORM_ID)?.scrollIntoView()
  }
  return (
    <details className={styles['vacancy']} open={isOpen} onToggle={follow} ref={row}>
      <summary>
        <h3 className="h3">{title}</h3>
        <span className={styles['pay']}>{salary ? sumOf(salary, t, (sum) => money(sum, 'RUB', locale)) : t('agreed')}</span>
        <span className={`small muted ${styles['city']}`}>{city}</span>
      </summary>
      <div className={styles['body']}>
        <p>{about}</p>
        <div className={styles['columns']}>
          <Items title={t('duties')} items={duties} />
          <Items title={t('conditions')} items={conditions} />
        </div>
        <div className={styles['actions']}>
          <Button look="line" onClick={applied}>
            {t('apply')}
          </Button>
          <p className="small muted">
            {t('posted', { date: dayInWords(posted.split('-').toReversed().join('.'), locale, { year: false }) })}
          </p>
        </div>
      </div>
    </details>
  )
}

const Items = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div className={styles['items']}>
    <h4 className="label">{title}</h4>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
)

const sumOf = ({ from, to }: NonNullable<Vacancy['salary']>, t: ReturnType<typeof useTexts>, words: (sum: number) => string) =>
  to === null ? t('salaryFrom', { from: words(from) }) : t('salary', { from: words(from).replace(/\s*₽$/, ''), to: words(to) })
