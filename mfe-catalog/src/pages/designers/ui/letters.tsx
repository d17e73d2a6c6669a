import type { Letter } from '../alphabet.ts'
import { useTexts } from '../texts/index.ts'
import styles from './letters.module.css'

/** A sticky alphabet with links. */
export function Letters({ alphabets }: { alphabets: Letter[][] }) {
  const t = useTexts()
  return (
    <nav className={styles['bar']} aria-label={t('letters')}>
      {alphabets.map((letters) => (
        <ul key={letters[0]?.letter} className={styles['letters']}>
          {letters.map(({ letter, id }) => (
            <li key={letter} aria-hidden={id === null || undefined}>
              {id === null ? <span>{letter}</span> : <a href={`#${id}`}>{letter}</a>}
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
