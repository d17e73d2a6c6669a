import { useRef, type CSSProperties } from 'react'
import { useUnit } from 'effector-react'
import { CATALOG_PAGE_SIZE } from '@shop/contracts/core/limits'
import { count, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { ButtonLink, Icon } from '@shop/ui'
import { pagesOf } from '#features/paging/numbers.ts'
import { Pages } from '#features/paging/pages.tsx'
import { moreChosen } from '../model.ts'
import { useTexts } from '../texts/texts.ts'
import { addressOf } from '../address/url.ts'
import type { View } from '../address/views.ts'
import { useFirstNewCard } from './use-first-new-card.ts'
import styles from './pager.module.css'

/** Pages have URLs; "show more" appends the next page and changes the URL. */
export default function Pager({ view: { pathname, query, first, last, listing } }: { view: View }) {
  const t = useTexts()
  const locale = useLocale()
  const more = useUnit(moreChosen)
  const box = useRef<HTMLDivElement>(null)
  const focusNew = useFirstNewCard(box, listing.products.length)
  const pages = pagesOf(listing.quantity)
  const shown = (first - 1) * CATALOG_PAGE_SIZE + listing.products.length
  const rest = Math.min(CATALOG_PAGE_SIZE, listing.quantity - last * CATALOG_PAGE_SIZE)
  const to = (page: number) => addressOf(pathname, query, page)
  if (pages < 2) return <div className={styles['end']} />
  return (
    <div className={styles['pager']} ref={box}>
      <div className={styles['bar']}>
        <p className="small muted num" role="status">
          {t('shown', { shown: count(shown, locale), count: count(listing.quantity, locale) })}
        </p>
        <div className={styles['line']} style={{ '--shown': `${(shown / listing.quantity) * 100}%` } as CSSProperties} />
      </div>
      {rest > 0 && (
        <ButtonLink
          to={to(last + 1)}
          look="line"
          rel="next"
          replace
          preventScrollReset
          onClick={() => {
            focusNew()
            more()
          }}
        >
          {t('showMore', { count: rest })}
        </ButtonLink>
      )}
      <Pages
        label={t('pages')}
        nameOf={(page) => t('page', { page })}
        to={to}
        current={last}
        pages={pages}
        before={
          first > 1 && (
            <Link to={to(first - 1)} rel="prev" aria-label={t('previousPage')}>
              <Icon name="left" size="s" />
            </Link>
          )
        }
        after={
          last < pages && (
            <Link to={to(last + 1)} rel="next" aria-label={t('nextPage')}>
              <Icon name="right" size="s" />
            </Link>
          )
        }
      />
    </div>
  )
}
