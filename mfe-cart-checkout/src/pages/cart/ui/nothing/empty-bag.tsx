import { useUnit } from 'effector-react'
import { Widget } from '@shop/routing'
import { $adding, $cart, $favoritesCount } from '@shop/session'
import { Button, ButtonLink, Icon } from '@shop/ui'
import { Scene } from '@shop/ui/scene'
import { $lostLines, linesWanted } from '#features/checkout/lost-bag.ts'
import { UnsentChanges } from '#features/bag/ui/trouble.tsx'
import { useTexts } from '../../texts/index.ts'
import { useNothingTexts } from './use-nothing-texts.ts'
import { JEWELRY_BOX } from '#features/pictures/jewelry-box.ts'

/** An empty bag: a picture and two links. After a session that ended in mid-checkout, its pieces are offered again. */
export default function EmptyBag() {
  const t = useTexts()
  const own = useNothingTexts()
  const { favorites, cart, lost, adding, bringBack } = useUnit({
    favorites: $favoritesCount,
    cart: $cart,
    lost: $lostLines,
    adding: $adding,
    bringBack: linesWanted,
  })
  if (lost.length > 0) {
    const names = lost.map(({ name }) => name).join(', ')
    return (
      <Scene
        title={own.sessionOver}
        text={own.sessionOverText.replace('{{names}}', names)}
        picture={{ ...JEWELRY_BOX, alt: t('emptyPicture') }}
      >
        <Button busy={adding.length > 0} onClick={() => bringBack()}>
          {own.bringBack}
        </Button>
        <ButtonLink to="/catalog" look="line">
          {t('toCatalog')}
        </ButtonLink>
      </Scene>
    )
  }
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
