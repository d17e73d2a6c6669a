import { useRef } from 'react'
import { useUnit } from 'effector-react'
import { isPiece } from '@shop/contracts/certificates/goods'
import { Widget } from '@shop/routing'
import { useNear } from '@shop/ui/in-view'
import { $lines } from '#features/bag/model/index.ts'
import styles from './goes-with.module.css'

/** Lines of a bag that has room for more. */
const FEW_LINES = 2

/** What suits a bag of one or two lines, below all of it [bag.goes-with]. */
export default function GoesWith() {
  const lines = useUnit($lines)
  const items = [...new Set(lines.filter(isPiece).map(({ itemId }) => itemId))]
  return lines.length <= FEW_LINES && items.length > 0 && <Row items={items} />
}

/** Asked for near the window only; its room is there before. */
function Row({ items }: { items: readonly number[] }) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  const room = <div className={styles['room']} />
  return (
    <div ref={box} className={`wrap ${styles['row']}`} data-not-printed="">
      {isNear ? <Widget owner="mfe-catalog" widget="goes-with" props={{ items }} waiting={room} /> : room}
    </div>
  )
}
