import { Icon } from '@shop/ui'
import { ICON_NAMES } from '../../../shared/ui/src/icon/names.ts'
import type { Sheet } from '../sheet.ts'
import styles from './icon.module.css'

export const sheet: Sheet = {
  isWide: true,
  states: () => ({
    default: (
      <ul className={styles['icons']}>
        {ICON_NAMES.map((name) => (
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
