import { useUnit } from 'effector-react'
import { Widget } from '@shop/routing'
import { $cart, $favoritesCount } from '@shop/session'
import { ButtonLink, Icon } from '@shop/ui'
import { Scene } from '@shop/ui/scene'
import { UnsentChanges } from '#features/bag/ui/trouble.tsx'
import { useTexts } from '../texts/index.ts'
import { JEWELRY_BOX } from '#features/pictures/jewelry-box.ts'

/** An empty bag: a picture and two links. */
export default function EmptyBag() {
  const t = useTexts()
  const { favorites, cart } = useUnit({ favorites: $favoritesCount, cart: $cart })
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
