import { Icon } from '@shop/ui'
import type { Sheet } from '../sheet.ts'
import styles from './styles.module.css'

const COLORS = [
  'ivory',
  'plate',
  'paper',
  'sand',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'line-strong',
  'accent',
  'action',
  'gold-text',
  'success',
  'danger',
  'sale',
  'focus',
]

export const sheet: Sheet = {
  isWide: true,
  states: ({ say }) => {
    const words = say('Золото и свет', 'Gold and light')
    return {
      type: (
        <div className={styles['type']}>
          {['display', 'h1', 'h2', 'h3', 'lead', 'label', 'small', 'floor', 'eyebrow', 'muted', 'soft'].map((name) => (
            <p key={name} className={name}>
              {words} <span className="num">1 234 567</span>
            </p>
          ))}
        </div>
      ),
      links: (
        <p>
          <a href="/" className="link">
            {words}
          </a>{' '}
          <a href="/" className="more">
            {words} <Icon name="arrow" size="s" />
          </a>
        </p>
      ),
      colors: (
        <ul className={styles['colors']}>
          {COLORS.map((name) => (
            <li key={name}>
              <span className={styles['color']} style={{ background: `var(--${name})` }} />
              <span className="floor">{name}</span>
            </li>
          ))}
        </ul>
      ),
    }
  },
}
