import type { Listing } from '@shop/contracts/catalog/listing'
import { count, money, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { useUnit } from 'effector-react'
import { $currency } from '@shop/session'
import { Icon, PopupLink, ResponsivePicture, VisuallyHidden } from '@shop/ui'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { ChipLink, Chips } from '@shop/ui/chip'
import { $url } from '#features/list/model.ts'
import { COVER_SIZES } from '../cover-sizes.ts'
import { useTexts } from '../texts/index.ts'
import styles from './cover.module.css'

type CoverProps = Pick<Listing, 'name' | 'description' | 'quantity' | 'breadcrumbs' | 'cover' | 'parts' | 'budgets'>

/** The head of an occasion: a picture, budgets, help with the size, and its kinds. */
export default function Cover({ name, description, quantity, breadcrumbs, cover, parts, budgets }: CoverProps) {
  const t = useTexts()
  const locale = useLocale()
  const { url, currency } = useUnit({ url: $url, currency: $currency })
  const pathname = url?.pathname ?? ''
  const shown = (major: number | null) => (major === null ? '' : money(major * 100, currency, locale))
  const labelOf = (from: number | null, to: number | null) => {
    if (from === null) return t('budgetTo', { to: shown(to) })
    return to === null
      ? t('budgetFrom', { from: shown(from) })
      : t('budget', { from: shown(from), low: count(from, locale), to: shown(to), high: count(to, locale) })
  }
  return (
    <>
      <section className={styles['cover']}>
        {cover && (
          <div className={styles['picture']}>
            <ResponsivePicture picture={cover} sizes={COVER_SIZES} priority />
          </div>
        )}
        <div className={styles['words']}>
          <Breadcrumbs items={breadcrumbs} />
          <h1 className="display">
            {name}
            <VisuallyHidden>, {t('pieces', { count: quantity })}</VisuallyHidden>
          </h1>
          <p className="lead">{description}</p>
          {budgets.length > 1 && (
            <Chips label={t('budgets')}>
              {budgets.map(({ from, to }) => (
                <ChipLink key={from} to={`${pathname}?${queryOf(from, to)}#list`}>
                  {labelOf(from, to)}
                </ChipLink>
              ))}
            </Chips>
          )}
          <p className={styles['help']}>
            <PopupLink to="/contacts" popup={{ owner: 'mfe-catalog', widget: 'ring-sizer' }} className="more">
              {t('sizeHelp')} <Icon name="arrow" size="s" />
            </PopupLink>
            <Link to={locale === 'ru' ? '/shops' : '/stores'} className="more">
              {t('showing')} <Icon name="arrow" size="s" />
            </Link>
          </p>
        </div>
      </section>
      {parts.length > 0 && (
        <nav className={`wrap ${styles['kinds']}`} aria-label={t('kinds')}>
          {parts.map(({ url: to, name: kind, count: pieces, from, photo }) => (
            <Link key={to} to={to}>
              {photo && (
                <span className={`plate ${styles['photo']}`}>
                  <ResponsivePicture picture={{ ...photo, alt: '' }} sizes="(min-width: 1200px) 90px, 45vw" plain />
                </span>
              )}
              <span>
                {kind}
                <small>
                  {from === null
                    ? t('pieces', { count: pieces })
                    : t('piecesFrom', { pieces: t('pieces', { count: pieces }), price: money(from, currency, locale) })}
                </small>
              </span>
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}

function queryOf(from: number | null, to: number | null): string {
  const query = new URLSearchParams()
  if (from !== null) query.set('price_from', String(from))
  if (to !== null) query.set('price_to', String(to))
  return query.toString()
}
