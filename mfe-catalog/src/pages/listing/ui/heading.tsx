import { useUnit } from 'effector-react'
import type { Listing } from '@shop/contracts/catalog/listing'
import { count, useLocale } from '@shop/i18n'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { PageHeading } from '@shop/ui/page-heading'
import { ChipLink, Chips } from '@shop/ui/chip'
import { addressOf } from '#features/list/address/url.ts'
import { $query, $url } from '#features/list/model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './heading.module.css'

/** Breadcrumbs, title, count and sibling sections, which keep the filters. */
export function Heading({ listing: { name, description, quantity, breadcrumbs, categories } }: { listing: Listing }) {
  const t = useTexts()
  const locale = useLocale()
  const { url, query } = useUnit({ url: $url, query: $query })
  const section = `/${url?.pathname.split('/')[1] ?? 'catalog'}`
  return (
    <>
      <Breadcrumbs items={breadcrumbs} />
      <PageHeading title={name} count={{ shown: count(quantity, locale), words: t('pieces', { count: quantity }) }}>
        {description}
      </PageHeading>
      {categories.length > 0 && (
        <div className={styles['chips']}>
          <Chips scroll label={t('categories')}>
            <ChipLink to={addressOf(section, query)} current={categories.every(({ current }) => !current)}>
              {t('allPieces')}
            </ChipLink>
            {categories.map((category) => (
              <ChipLink
                key={category.url}
                to={addressOf(category.url, query)}
                current={category.current}
                count={count(category.count, locale)}
              >
                {category.name}
              </ChipLink>
            ))}
          </Chips>
        </div>
      )}
    </>
  )
}
