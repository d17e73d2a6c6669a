import { useLayoutEffect, useRef } from 'react'
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

/** A chip cut by the edge moves to the middle of its row; neither the page nor its layout moves [catalog.chosen-chip-in-view]. */
function showInRow(chip: Element) {
  const row = chip.parentElement
  if (!row) return
  const [{ left, right }, edge] = [chip.getBoundingClientRect(), row.getBoundingClientRect()]
  if (left < edge.left || right > edge.right) row.scrollLeft += (left + right - edge.left - edge.right) / 2
}

/** Breadcrumbs, title, count and sibling sections and sub-categories, which keep the filters. */
export function Heading({ listing: { name, description, quantity, breadcrumbs, categories, parts } }: { listing: Listing }) {
  const t = useTexts()
  const locale = useLocale()
  const { url, query } = useUnit({ url: $url, query: $query })
  const [, section = 'catalog', category = ''] = url?.pathname.split('/') ?? []
  const rows = [
    { label: t('categories'), all: `/${section}`, links: categories },
    { label: t('subCategories'), all: `/${section}/${category}`, links: parts },
  ]
  const lines = useRef<HTMLDivElement>(null)
  const here = [...categories, ...parts].flatMap((link) => (link.current ? [link.url] : [])).join(' ')
  useLayoutEffect(() => lines.current?.querySelectorAll('[aria-current]').forEach(showInRow), [here])
  return (
    <>
      <Breadcrumbs items={breadcrumbs} />
      <PageHeading title={name} count={{ shown: count(quantity, locale), words: t('pieces', { count: quantity }) }}>
        {description}
      </PageHeading>
      <div ref={lines}>
        {rows.map(
          ({ label, all, links }) =>
            links.length > 0 && (
              <div key={label} className={styles['chips']}>
                <Chips scroll label={label}>
                  <ChipLink to={addressOf(all, query)} current={links.every(({ current }) => !current)}>
                    {t('allPieces')}
                  </ChipLink>
                  {links.map((link) => (
                    <ChipLink key={link.url} to={addressOf(link.url, query)} current={link.current} count={count(link.count, locale)}>
                      {link.name}
                    </ChipLink>
                  ))}
                </Chips>
              </div>
            ),
        )}
      </div>
    </>
  )
}
