import { useUnit } from 'effector-react'
import type { SharedProposal } from '@shop/contracts/cart/shared-bag'
import { Link } from '@shop/routing'
import { Button, Price, ResponsivePicture } from '@shop/ui'
import { $withdrawing, withdrawWanted } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './rows.module.css'

/** What was proposed, by whom, and what the owner has answered. */
export function Proposed({ proposals }: { proposals: readonly SharedProposal[] }) {
  const t = useTexts()
  const { withdrawing, withdraw } = useUnit({ withdrawing: $withdrawing, withdraw: withdrawWanted })
  return (
    <section aria-labelledby="proposed">
      <h2 className="h3" id="proposed">
        {t('proposals')}
      </h2>
      <ul className={styles['rows']}>
        {proposals.map(({ id, piece, variant, note, stylist, isMine, status }) => (
          <li key={id} className={styles['small']}>
            <span className={`plate ${styles['picture']}`}>
              <ResponsivePicture picture={piece.photo} sizes="72px" alt="" />
            </span>
            <div className={styles['words']}>
              <p className="floor muted">{stylist === null ? t(isMine ? 'you' : 'friend') : t('stylistNamed', { name: stylist })}</p>
              <Link to={piece.url}>{piece.name}</Link>
              {variant && <p className="small muted">{variant}</p>}
              <Price price={piece.price} currency={piece.currency} hasPriceRange={piece.hasPriceRange} />
              {note && <p className={styles['note']}>{note}</p>}
              <p className="small">{t(status)}</p>
              {isMine && status === 'waiting' && (
                <Button
                  look="text"
                  small
                  busy={withdrawing === id}
                  aria-label={t('withdrawNamed', { name: piece.name })}
                  onClick={() => withdraw(id)}
                >
                  {t('withdraw')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
