import { useState } from 'react'
import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { ButtonLink } from '@shop/ui'
import { PageHeading } from '@shop/ui/page-heading'
import { Empty } from '@shop/ui/states'
import { foundBy, groupsOf, lettersOf } from './alphabet.ts'
import { $designers } from './model.ts'
import { useTexts } from './texts/index.ts'
import { Features } from './ui/features.tsx'
import { Letters } from './ui/letters.tsx'
import { Names } from './ui/names.tsx'
import { Search } from './ui/search.tsx'
import styles from './page.module.css'

/** Three featured designers, then all in alphabetical order. */
export function DesignersPage() {
  const t = useTexts()
  const locale = useLocale()
  const designers = useUnit($designers)
  const [words, setWords] = useState('')
  if (!designers) return <div className={styles['first']} aria-busy="true" />
  if (designers.length === 0)
    return (
      <div className="wrap">
        <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={t('title')} />
        <PageHeading title={t('title')} />
        <Empty icon="gem" title={t('none')} text={t('noneText')} level={2}>
          <ButtonLink to="/catalog" look="line">
            {t('toCatalog')}
          </ButtonLink>
        </Empty>
      </div>
    )
  const found = foundBy(designers, words)
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={t('title')} />
      <PageHeading title={t('title')} count={{ shown: designers.length, words: t('houses', { count: designers.length }) }}>
        {t('text')}
      </PageHeading>
      <Features designers={designers.filter(({ picture }) => picture)} />
      <Letters alphabets={lettersOf(found, locale)} />
      <Search words={words} onChange={setWords} found={found.length} />
      {groupsOf(found, locale).map((groups) => (
        <Names key={groups[0]?.id} groups={groups} />
      ))}
    </div>
  )
}
