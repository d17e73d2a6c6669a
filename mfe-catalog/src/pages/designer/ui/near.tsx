import type { DesignerStory } from '@shop/contracts/catalog/designers'
import { Link } from '@shop/routing'
import { useTexts } from '../texts/index.ts'
import styles from './near.module.css'

/** Links to similar designers. */
export function Near({ houses }: { houses: DesignerStory['near'] }) {
  const t = useTexts()
  if (houses.length === 0) return null
  return (
    <section className={`section wrap ${styles['near']}`} aria-labelledby="near">
      <h2 className="h2" id="near">
        {t('near')}
      </h2>
      <ul className={styles['names']}>
        {houses.map(({ name, url, lang, city, count }) => (
          <li key={url}>
            <Link to={url}>
              <span lang={lang ?? undefined}>{name}</span>
              <small>{`${city} · ${t('pieces', { count })}`}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
