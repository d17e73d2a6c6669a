import { useEffect, type FormEvent } from 'react'
import { useUnit } from 'effector-react'
import type { Listing } from '@shop/contracts/catalog/listing'
import { count, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { $currency } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { $isLoading, $query, $url } from '../model.ts'
import { useTexts } from '../texts/texts.ts'
import { addressOf, hasFilters, HIDDEN, withoutFilters } from '../address/url.ts'
import { ListFacet } from './list-facet.tsx'
import { loadPriceRules } from './load-price-rules.ts'
import { PriceFacet } from './price-facet.tsx'
import { closeSheet, leaveSheet } from '../filters/sheet.ts'
import { FORM_ID, SHEET_ID, useApply } from '../filters/use-apply.ts'
import styles from './facets.module.css'

/** The rest begin closed, unless something is chosen there. */
const OPEN = 3

/** A plain GET form: a column in wide windows, a full-height sheet on phones. */
export function Facets({ listing: { filters, quantity } }: { listing: Listing }) {
  const t = useTexts()
  const locale = useLocale()
  const apply = useApply()
  const { query, url, isLoading, currency } = useUnit({ query: $query, url: $url, isLoading: $isLoading, currency: $currency })
  const pathname = url?.pathname ?? ''
  const kept = new URLSearchParams(query)
  useEffect(() => leaveSheet, [])
  const found = quantity > 0 ? t('show', { count: quantity, pieces: count(quantity, locale) }) : t('nothingToShow')
  const answer = isLoading ? t('waiting') : found
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // Without its code the browser sends the form itself.
    loadPriceRules().then(
      ({ formQuery }) => apply(formQuery(new FormData(form), currency)),
      () => form.submit(),
    )
  }
  return (
    <dialog id={SHEET_ID} className={styles['facets']} aria-label={t('filters')}>
      <header className={styles['top']}>
        {hasFilters(query) && (
          <Link to={addressOf(pathname, withoutFilters(query))} className={`link ${styles['reset']}`} preventScrollReset>
            {t('reset')}
          </Link>
        )}
        <h2 className="label">{t('filters')}</h2>
        <a href="#list" className={styles['close']} aria-label={t('close')} onClick={closeSheet}>
          <Icon name="close" />
        </a>
      </header>
      <form id={FORM_ID} method="get" action={pathname} className={styles['form']} onSubmit={submit}>
        {HIDDEN.map((name) => kept.has(name) && <input key={name} type="hidden" name={name} value={kept.get(name) ?? ''} />)}
        {filters.map((filter, index) =>
          filter.type === 'range' ? (
            <PriceFacet key={filter.code} filter={filter} query={query} open={index < OPEN} onChange={apply} />
          ) : (
            <ListFacet key={filter.code} filter={filter} query={query} open={index < OPEN} onChange={apply} />
          ),
        )}
      </form>
      <footer className={styles['foot']}>
        <p role="status" className="vh">
          {answer}
        </p>
        <Button type="submit" form={FORM_ID} wide onClick={closeSheet}>
          {answer}
        </Button>
      </footer>
    </dialog>
  )
}
