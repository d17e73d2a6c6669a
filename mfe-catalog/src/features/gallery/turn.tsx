import { Icon } from '@shop/ui'
import type { Row } from './row.ts'
import styles from './turn.module.css'

interface TurnProps {
  row: Pick<Row, 'current' | 'turn'>
  count: number
  words: { previous: string; next: string; position: string }
}

/** What a swipe does, by buttons, and how far the shopper is. */
export const Turn = ({ row: { current, turn }, count, words }: TurnProps) => (
  <div className={styles['turn']}>
    <button type="button" aria-label={words.previous} disabled={current === 0} onClick={() => turn(-1)}>
      <Icon name="left" size="s" />
    </button>
    <span aria-live="polite" aria-label={words.position}>
      {current + 1} / {count}
    </span>
    <button type="button" aria-label={words.next} disabled={current === count - 1} onClick={() => turn(1)}>
      <Icon name="right" size="s" />
    </button>
  </div>
)
