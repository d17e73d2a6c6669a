import { useId } from 'react'
import { useUnit } from 'effector-react'
import type { EditorsLook } from '@shop/contracts/catalog/looks/editors-looks'
import { money, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { $currency } from '@shop/session'
import { ResponsivePicture } from '@shop/ui'
import { editorsAddress, $editorsLooks, $openLook } from '../model/editors.ts'
import { useTexts } from '../texts/index.ts'
import styles from './editors.module.css'

/** Pictures of a card; a look of more says how many there are. */
const PICTURED = 4

/** Looks by editors, each a link that opens it in the composer [look.by-editors]. */
export default function Editors() {
  const t = useTexts()
  const { looks, open } = useUnit({ looks: $editorsLooks, open: $openLook })
  const id = useId()
  if (looks.length === 0) return null
  return (
    <section className={styles['editors']} aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {t('editors')}
      </h2>
      <p className={`muted ${styles['lead']}`}>{t('editorsText')}</p>
      <ul className={styles['looks']}>
        {looks.map((look) => (
          <LookCard key={look.key} look={look} isHere={look === open} />
        ))}
      </ul>
    </section>
  )
}

function LookCard({ look, isHere }: { look: EditorsLook; isHere: boolean }) {
  const t = useTexts()
  const locale = useLocale()
  const currency = useUnit($currency)
  const { name, text, pieces, sum, hasPriceRange, missing } = look
  const price = money(sum, currency, locale)
  return (
    <li className={styles['look']}>
      <Link to={editorsAddress(look)} className={styles['open']} aria-current={isHere ? 'page' : undefined}>
        <span className={styles['pictures']} data-pieces={Math.min(pieces.length, PICTURED)}>
          {pieces.slice(0, PICTURED).map(({ itemId, photo }) => (
            <ResponsivePicture key={itemId} picture={photo} sizes="(min-width: 1200px) 210px, (min-width: 768px) 25vw, 45vw" alt="" plain />
          ))}
        </span>
        <span className={`h3 ${styles['name']}`}>{name}</span>
      </Link>
      <p>{text}</p>
      <p className="small muted">{pieces.map((piece) => piece.name).join(' · ')}</p>
      <p className={styles['sum']}>
        {t('pieces', { count: pieces.length })} · <span className="num">{hasPriceRange ? t('from', { price }) : price}</span>
      </p>
      {missing > 0 && <p className="small muted">{t('editorsMissing', { count: missing })}</p>}
    </li>
  )
}
