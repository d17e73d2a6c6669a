import { Link } from '@shop/routing'
import type { Group } from '../alphabet.ts'
import { useTexts } from '../texts/index.ts'
import styles from './names.module.css'

/** All names in columns with city and product count. */
export function Names({ groups }: { groups: Group[] }) {
  const t = useTexts()
  return (
    <div className={styles['names']}>
      {groups.map(({ letter, id, designers }) => (
        <section key={id} id={id} className={styles['group']} aria-labelledby={`${id}-name`}>
          <h2 id={`${id}-name`}>{letter}</h2>
          <ul>
            {designers.map(({ name, url, lang, city, count }) => (
              <li key={url}>
                <Link to={url} lang={lang ?? undefined}>
                  {name}
                </Link>
                <small>{`${city} · ${t('pieces', { count })}`}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
