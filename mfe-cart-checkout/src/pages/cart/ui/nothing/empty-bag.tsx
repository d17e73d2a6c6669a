import { useUnit } from 'effector-react'
import { Widget } from '@shop/routing'
import { $cart, $favoritesCount } from '@shop/session'
import { ButtonLink, Icon, part } from '@shop/ui'
import { Scene } from '@shop/ui/scene'
import { $lostLines } from '#features/checkout/lost-bag.ts'
import { UnsentChanges } from '#features/bag/ui/trouble.tsx'
import { JEWELRY_BOX } from '#features/pictures/jewelry-box.ts'
import { useTexts } from '../../texts/index.ts'

// Few sessions end in mid-checkout.
const LostBag = part<object>(() => import(/* webpackChunkName: "around-bag", webpackFetchPriority: "low" */ './lost-bag.tsx'))

/** An empty bag: a picture and two links, or what was in it when its session ended. */
export default function EmptyBag() {
  const t = useTexts()
  const { favorites, cart, lost } = useUnit({ favorites: $favoritesCount, cart: $cart, lost: $lostLines })
  if (lost.length > 0) return <LostBag />
  return (
    <>
      <UnsentChanges />
      <Scene title={t('emptyTitle')} text={t('emptyText')} picture={{ ...JEWELRY_BOX, alt: t('emptyPicture') }}>
        <ButtonLink to="/catalog">{t('toCatalog')}</ButtonLink>
        <ButtonLink to="/wishlist" look="line">
          <Icon name="heart" size="s" />
          {favorites > 0 ? t('favoritesCount', { count: favorites }) : t('favorites')}
        </ButtonLink>
      </Scene>
      {cart?.isShared && <Widget owner="mfe-profile" widget="shared-bag" />}
    </>
  )
}
