import type { CSSProperties } from 'react'
import type { MenuItem } from '@shop/contracts/account/common-data'
import { count, useLocale } from '@shop/i18n'
import { Icon, ResponsivePicture } from '@shop/ui'
import { Link } from '@shop/routing'
import { eternity } from '../../pictures.ts'
import { useTexts } from '../../texts.ts'
import { metals, moods, stones } from './mega-links.ts'
import styles from './mega.module.css'

export interface MegaProps {
  item: MenuItem
  /** The first section includes metals, stones and a picture. */
  isFull: boolean
  onChosen: () => void
}

/** An expanded menu section. */
export function Mega({ item, isFull, onChosen }: MegaProps) {
  const t = useTexts()
  const locale = useLocale()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the links inside
    <div className={`wrap ${isFull ? styles['full'] : ''}`} onClick={(event) => (event.target as Element).closest('a') && onChosen()}>
      <div className={isFull ? styles['big'] : styles['names']}>
        <ul>
          {item.items.map(({ name, url, count: pieces }) => (
            <li key={url}>
              <Link to={url}>
                {name}
                {pieces !== undefined && <span>{count(pieces, locale)}</span>}
              </Link>
            </li>
          ))}
        </ul>
        <Link to={item.url} className="more">
          {t('allOf')}
          {item.count !== undefined && `, ${count(item.count, locale)}`} <Icon name="arrow" size="s" />
        </Link>
      </div>
      {isFull && (
        <>
          <div className={styles['facet']}>
            <Facet title={t('choice')} links={moods.map((mood) => ({ to: `/trend/${mood}`, text: t(`mood_${mood}`) }))} />
            <Facet title={t('occasions')} links={(item.occasions ?? []).map(({ name, url }) => ({ to: url, text: name }))} />
          </div>
          <div className={styles['facet']}>
            <Facet
              title={t('metal')}
              links={metals.map(({ value, color }) => ({ to: `/catalog?metal=${value}`, color, text: t(`metal_${value}`) }))}
            />
          </div>
          <div className={styles['facet']}>
            <Facet
              title={t('stone')}
              links={stones.map(({ value, color }) => ({ to: `/catalog?stone=${value}`, color, text: t(`stone_${value}`) }))}
            />
          </div>
          <figure className={styles['picture']}>
            <div className="plate">
              <ResponsivePicture picture={eternity} sizes="340px" />
            </div>
            <figcaption>
              <Link to="/catalog/rings?stone=diamond" className="h3">
                {t('editorial')}
              </Link>
              <p className="small soft">{t('editorialText')}</p>
            </figcaption>
          </figure>
        </>
      )}
    </div>
  )
}

const Facet = ({ title, links }: { title: string; links: { to: string; color?: string; text: string }[] }) => (
  <>
    <p className="eyebrow">{title}</p>
    <ul>
      {links.map(({ to, color, text }) => (
        <li key={to}>
          <Link to={to} className={color && styles['dot']} style={color ? ({ '--dot': color } as CSSProperties) : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </>
)
