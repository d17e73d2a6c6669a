import { useDeferredValue, type ComponentType } from 'react'
import { useUnit } from 'effector-react'
import { $favoritesCount, $user, popupOpened } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { PageHeading } from '@shop/ui/page-heading'
import { SkeletonCards } from '@shop/ui/states'
import { Widget } from '@shop/routing'
import { $cheaperCount, $onSaleCount, $view, type WishlistView } from './model/list.ts'
import { $isShared } from './model/sharing.ts'
import { useTexts } from './texts/index.ts'
import { Empty } from './ui/empty.tsx'
import { List } from './ui/list.tsx'
import { ListFailure } from './ui/trouble.tsx'
import styles from './page.module.css'

const VIEWS: Record<WishlistView, ComponentType> = { loading: SkeletonCards, failed: ListFailure, empty: Empty, list: List }

function Share() {
  const t = useTexts()
  const { isShared, open } = useUnit({ isShared: $isShared, open: popupOpened })
  return (
    <Button
      look="text"
      className={styles['share']}
      aria-haspopup="dialog"
      onClick={() => open({ owner: 'mfe-catalog', widget: 'share-wishlist' })}
    >
      <Icon name="share" size="s" />
      {t(isShared ? 'shared' : 'share')}
    </Button>
  )
}

/** Personal: the document contains the frame only. */
export function WishlistPage() {
  const t = useTexts()
  const { known, hearts, cheaper, onSale, user } = useUnit({
    known: $view,
    hearts: $favoritesCount,
    cheaper: $cheaperCount,
    onSale: $onSaleCount,
    user: $user,
  })
  const kept = t(user.isAuth ? 'keptInProfile' : 'kept')
  const prices = cheaper > 0 ? t('cheaperCount', { count: cheaper }) : onSale > 0 && t('lowered', { count: onSale })
  // The first browser render must match it, even when favorites are known.
  const view = useDeferredValue(known, 'loading')
  const View = VIEWS[view]
  const isKnown = view !== 'loading' && hearts > 0
  return (
    <>
      <div className="wrap">
        <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={t('title')} />
        <PageHeading title={t('title')} count={isKnown ? { shown: hearts, words: t('pieces', { count: hearts }) } : null}>
          {isKnown && (prices ? `${prices} ${kept}` : kept)}
        </PageHeading>
        {isKnown && <Share />}
        <noscript>
          <p className="lead">{t('noScript')}</p>
        </noscript>
        <View />
      </div>
      {view === 'empty' && (
        <div className={`wrap ${styles['bestsellers']}`}>
          <Widget owner="mfe-catalog" widget="bestsellers" />
        </div>
      )}
    </>
  )
}
