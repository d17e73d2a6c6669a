import { useUnit } from 'effector-react'
import type { Picture } from '@shop/contracts/picture'
import { $favoritesCount } from '@shop/session'
import { ButtonLink, Icon, ResponsivePicture } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import { JEWELRY_BOX } from '../../../features/pictures/jewelry-box.ts'
import styles from './empty-bag.module.css'

/** Nothing in the bag: one editorial picture and two ways on. */
export function EmptyBag() {
  const t = useTexts()
  const favorites = useUnit($favoritesCount)
  const picture: Picture = { ...JEWELRY_BOX, alt: t('emptyPicture') }
  return (
    <section className={styles['empty']}>
      <div className={styles['words']}>
        <h2 className="h2">{t('emptyTitle')}</h2>
        <p className="lead">{t('emptyText')}</p>
        <div className={styles['ways']}>
          <ButtonLink to="/catalog">{t('toCatalog')}</ButtonLink>
          <ButtonLink to="/wishlist" look="line">
            <Icon name="heart" size="s" />
            {favorites > 0 ? t('favoritesCount', { count: favorites }) : t('favorites')}
          </ButtonLink>
        </div>
      </div>
      <span className={`plate ${styles['picture']}`}>
        <ResponsivePicture picture={picture} sizes="(min-width: 1440px) 567px, (min-width: 768px) 40vw, 100vw" />
      </span>
    </section>
  )
}
