import { useUnit } from 'effector-react'
import type { Listing } from '@shop/contracts/catalog/listing'
import { count, useLocale } from '@shop/i18n'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { PageHeading } from '@shop/ui/page-heading'
import { ChipLink, Chips } from '@shop/ui/chip'
import { $url } from '../../model.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './heading.module.css'

/** Breadcrumbs, title, count and sibling sections. */
export function Heading({ listing: { name, description, quantity, breadcrumbs, categories } }: { listing: Listing }) {
  const t = useTexts()
  const locale = useLocale()
  const section = `/${useUnit($url)?.pathname.split('/')[1] ?? 'catalog'}`
  return (
    <>
      <Breadcrumbs items={breadcrumbs} />
      <PageHeading title={name} count={{ shown: count(quantity, locale), words: t('pieces', { count: quantity }) }}>
        {description}
      </PageHeading>
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
