import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { ButtonLink } from '@shop/ui'
import { Empty } from '@shop/ui/states'
import { $query, $url } from '../model.ts'
import { useTexts } from '../texts/texts.ts'
import { addressOf, hasFilters, withoutFilters } from '../address/url.ts'

/** Why the list is empty; `empty`: it would be without filters too. */
export default function Nothing({ quantity, empty }: { quantity: number; empty: ReactNode }) {
  const t = useTexts()
  const { query, url } = useUnit({ query: $query, url: $url })
  const pathname = url?.pathname ?? ''
  if (quantity > 0) {
    return (
      <Empty icon="layers" title={t('noSuchPage')} text={t('noSuchPageText')}>
        <ButtonLink to={addressOf(pathname, query)} look="line">
          {t('toFirstPage')}
        </ButtonLink>
      </Empty>
    )
  }
  if (hasFilters(query)) {
    return (
      <Empty icon="filter" title={t('nothing')} text={t('nothingText')}>
        <ButtonLink to={addressOf(pathname, withoutFilters(query))} look="line">
          {t('reset')}
        </ButtonLink>
      </Empty>
    )
  }
  return empty
}
