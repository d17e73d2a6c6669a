import { Suspense } from 'react'
import { useUnit } from 'effector-react'
import { pathOf } from '@shop/contracts/core/endpoint'
import { type SharedBag, sharedBagEvents } from '@shop/contracts/cart/shared-bag'
import { useFollowed } from '@shop/flows/followed'
import { money, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { ButtonLink, part } from '@shop/ui'
import { useHydrated } from '@shop/ui/hydrated'
import { Empty, Skeleton } from '@shop/ui/states'
import { Totals } from '@shop/ui/totals'
import { $bag, $linkCode, changed } from './model.ts'
import { useTexts } from './texts/index.ts'
import { Pieces } from './ui/pieces.tsx'
import { Proposed } from './ui/proposed.tsx'
import styles from './page.module.css'

// With the library of forms.
const ProposeForm = part<object>(() =>
  import(/* webpackChunkName: "propose-form", webpackFetchPriority: "low" */ './ui/propose-form.tsx').then((code) => ({
    default: code.ProposeForm,
  })),
)

/** A bag that its owner shows by a link: it changes with the owner's, and others propose pieces [bag.shared-live]. */
export function SharedBagPage() {
  const t = useTexts()
  const { bag, code, change } = useUnit({ bag: $bag, code: $linkCode, change: changed })
  const isLive = bag?.status === 'live'
  useFollowed({ path: isLive ? pathOf(sharedBagEvents, { code }) : null, state: bag?.version ?? '', onChanged: change })
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 className="h1">{t(bag?.isMine ? 'mineTitle' : 'title')}</h1>
      {!bag && <Skeleton height="480px" />}
      {isLive && <LiveBag bag={bag} />}
      {bag?.status === 'over' && (
        <>
          <p className="lead">{t('over')}</p>
          <ButtonLink to="/catalog" look="line" className={styles['way']}>
            {t('toCatalog')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

function LiveBag({ bag }: { bag: SharedBag }) {
  const t = useTexts()
  // Proposing needs scripts; the bag itself does not.
  const isHydrated = useHydrated()
  const room = <div className={styles['room']} />
  const { isMine, pieces, proposals } = bag
  return (
    <>
      <p className="lead">
        {t(isMine ? 'mine' : 'about')}{' '}
        {isMine && (
          <Link to="/cart" className="link">
            {t('toOwnBag')}
          </Link>
        )}
      </p>
      <div className={styles['bag']}>
        <div>
          <p className="muted" role="status">
            {t('pieces', { count: pieces.reduce((sum, { quantity, maxQuantity }) => sum + (maxQuantity > 0 ? quantity : 0), 0) })}
          </p>
          {pieces.length > 0 ? <Pieces pieces={pieces} /> : <Empty title={t('empty')} />}
        </div>
        <aside className={styles['aside']}>
          {pieces.length > 0 && <Sums sums={bag.sums} />}
          {!isMine && <Suspense fallback={room}>{isHydrated ? <ProposeForm /> : room}</Suspense>}
          {proposals.length > 0 && <Proposed proposals={proposals} />}
        </aside>
      </div>
    </>
  )
}

function Sums({ sums: { rows, total, currency } }: { sums: SharedBag['sums'] }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <section aria-label={t('sums')}>
      <Totals
        rows={rows.map(({ kind, sum }) => ({ key: kind, label: t(kind), sum: money(sum, currency, locale) }))}
        grand={{ label: t('total'), sum: money(total, currency, locale) }}
      />
      <p className="small muted">{t('withoutDelivery')}</p>
    </section>
  )
}
