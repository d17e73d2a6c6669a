import { Icon, type IconName } from '@shop/ui'
import type { Sheet } from '../sheet.ts'
import styles from './icon.module.css'

/** All signs of the sprite in the document. */
const names = () => [...document.querySelectorAll('symbol')].map(({ id }) => id.replace(/^i-/, '') as IconName)

export const sheet: Sheet = {
  isWide: true,
  states: () => ({
    default: (
      <ul className={styles['icons']}>
        {names().map((name) => (
          <li key={name}>
            <Icon name={name} />
            <span className="floor muted">{name}</span>
          </li>
        ))}
      </ul>
    ),
    sizes: (
      <div className={styles['sizes']}>
        <Icon name="gem" size="xs" />
        <Icon name="gem" size="s" />
        <Icon name="gem" />
        <Icon name="gem" size="l" />
        <Icon name="gem" size="xl" />
      </div>
    ),
  }),
}
