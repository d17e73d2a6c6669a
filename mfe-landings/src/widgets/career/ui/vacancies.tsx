import { useUnit } from 'effector-react'
import { codeOf } from '@shop/http'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { Failure, Skeleton } from '@shop/ui/states'
import { $failure, $inCity, $open, $url, $vacancies, retried } from '../model/vacancies.ts'
import { useTexts } from '../texts/index.ts'
import { Cities } from './cities.tsx'
import { VacancyRow } from './vacancy-row.tsx'
import styles from './vacancies.module.css'

/** Vacancies of a city; the expanded one has a URL. */
export function Vacancies() {
  const t = useTexts()
  const errorText = useErrorText()
  const { all, shown, url, open, failure, retry } = useUnit({
    all: $vacancies,
    shown: $inCity,
    url: $url,
    open: $open,
    failure: $failure,
    retry: retried,
  })
  if (failure) return <Failure title={t('failed')} text={errorText(codeOf(failure))} onRetry={retry} />
  if (!all || !url) return <Skeleton height="320px" />
  if (all.length === 0) return <p className="soft">{t('none')}</p>
  return (
    <div className={styles['vacancies']}>
      {url.vacancy && !open && <Note>{t('closed')}</Note>}
      <Cities vacancies={all} url={url} />
      <ul className={styles['list']} aria-label={t('list')}>
        {shown.map((vacancy) => (
          <li key={vacancy.id}>
            <VacancyRow vacancy={vacancy} url={url} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="soft">{t('noneHere')}</p>}
    </div>
  )
}
