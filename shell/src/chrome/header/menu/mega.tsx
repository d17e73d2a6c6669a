import type { CSSProperties } from 'react'
import type { MenuItem } from '@shop/contracts/account/common-data'
import { Icon, ResponsivePicture } from '@shop/ui'
import { Link } from '@shop/routing'
import { eternity } from '../../pictures.ts'
import { useTexts } from '../../texts.ts'
import { metals, stones } from './mega-links.ts'
import { Pieces } from './pieces.tsx'
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
  const { groups, feature } = item
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the links inside
    <div
      className={`wrap ${isFull || groups ? styles['full'] : ''} ${isFull ? '' : styles['few']}`}
      onClick={(event) => (event.target as Element).closest('a') && onChosen()}
    >
      <div className={isFull ? styles['big'] : styles['names']}>
        <ul>
          {item.items.map(({ name, url, count: pieces }) => (
            <li key={url}>
              <Link to={url}>
                {name}
                <Pieces of={pieces} />
              </Link>
            </li>
          ))}
        </ul>
        <Link to={item.url} className="more">
          {t('allOf')} <Icon name="arrow" size="s" />
        </Link>
      </div>
      {groups && (
        <div>
          {groups.map((group) => (
            <Facet key={group.name} {...group} />
          ))}
        </div>
      )}
      {isFull && (
        <>
          <Facet
            name={t('metal')}
            items={metals.map(({ value, color }) => ({ url: `/catalog?metal=${value}`, color, name: t(`metal_${value}`) }))}
          />
          <Facet
            name={t('stone')}
            items={stones.map(({ value, color }) => ({ url: `/catalog?stone=${value}`, color, name: t(`stone_${value}`) }))}
          />
          <Feature picture={eternity} url="/catalog/rings?stone=diamond" name={t('editorial')} about={t('editorialText')} />
        </>
      )}
      {feature && <Feature {...feature} />}
    </div>
  )
}

const Feature = ({ picture, url, name, about }: NonNullable<MenuItem['feature']>) => (
  <figure className={styles['picture']}>
    <div className="plate">
      <ResponsivePicture picture={picture} sizes="340px" />
    </div>
    <figcaption>
      <Link to={url} className="h3">
        {name}
      </Link>
      <p className="small soft">{about}</p>
    </figcaption>
  </figure>
)

interface FacetProps {
  name: string
  items: readonly { name: string; url: string; color?: string }[]
}

const Facet = ({ name: title, items }: FacetProps) => (
  <div className={styles['facet']}>
    <p className="eyebrow">{title}</p>
    <ul>
      {items.map(({ name, url, color }) => (
        <li key={url}>
          <Link to={url} className={color && styles['dot']} style={color ? ({ '--dot': color } as CSSProperties) : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
