import { useUnit } from 'effector-react'
import type { Listing } from '@shop/contracts/listing'
import { count, useLocale } from '@shop/i18n'
import { VisuallyHidden } from '@shop/ui'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { ChipLink, Chips } from '@shop/ui/chip'
import { $url } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './heading.module.css'

/** Where we are, what it is called, how much there is, and the sections beside it. */
export function Heading({ listing: { name, description, quantity, breadcrumbs, categories } }: { listing: Listing }) {
  const t = useTexts()
  const locale = useLocale()
  const section = `/${useUnit($url)?.pathname.split('/')[1] ?? 'catalog'}`
  return (
    <>
      <Breadcrumbs items={breadcrumbs} />
      <header className={styles['head']}>
        <h1 className="display">
          {name}
          <sup className={styles['count']} aria-hidden="true">
            {count(quantity, locale)}
          </sup>
          <VisuallyHidden>, {t('pieces', { count: quantity })}</VisuallyHidden>
        </h1>
        {description && <p className="soft">{description}</p>}
      </header>
      {categories.length > 0 && (
        <div className={styles['chips']}>
          <Chips scroll label={t('categories')}>
            <ChipLink to={section} current={categories.every(({ current }) => !current)}>
              {t('allPieces')}
            </ChipLink>
            {categories.map((category) => (
              <ChipLink key={category.url} to={category.url} current={category.current} count={count(category.count, locale)}>
                {category.name}
              </ChipLink>
            ))}
          </Chips>
        </div>
      )}
    </>
  )
}
