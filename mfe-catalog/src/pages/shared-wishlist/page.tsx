import { useUnit } from 'effector-react'
import { GIFT_RESERVED_DAYS, GIFTS_OF_ONE } from '@shop/contracts/favorites/shared-wishlist'
import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { Checkbox } from '@shop/ui/checkbox'
import { PageHeading } from '@shop/ui/page-heading'
import { SkeletonCards } from '@shop/ui/states'
import tray from '#features/wished/tray.module.css'
import { $list, $onlyFree, $pieces, onlyFreeChosen } from './model.ts'
import { Gift } from './gift.tsx'
import { useTexts } from './texts/index.ts'
import styles from './page.module.css'

/** Cards above the fold. */
const FIRST_SCREEN = 4

/** A wishlist as friends see it: they say what they give, and its owner is not told [favorites.gift-is-a-surprise]. */
export function SharedWishlistPage() {
  const t = useTexts()
  const list = useUnit($list)
  const title = list?.title ?? t('title')
  return (
    <div className={`wrap ${styles['page']}`}>
      <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={title} />
      <PageHeading title={title} count={null}>
        {list && (list.isMine ? t('mine') : t('choose', { days: GIFT_RESERVED_DAYS, most: GIFTS_OF_ONE }))}
      </PageHeading>
      {list?.occasion && (
        <p className={styles['occasion']}>
          <Icon name="calendar" size="s" />
          {list.occasion}
        </p>
      )}
      {list ? <Pieces /> : <SkeletonCards />}
    </div>
  )
}

function Pieces() {
  const t = useTexts()
  const { list, pieces, onlyFree, chooseFree } = useUnit({
    list: $list,
    pieces: $pieces,
    onlyFree: $onlyFree,
    chooseFree: onlyFreeChosen,
  })
  if (!list) return null
  if (list.products.length === 0) return <p className={styles['nothing']}>{t('empty')}</p>
  const free = list.products.filter(({ itemId, canBuy }) => canBuy && !list.taken.includes(itemId) && !list.given.includes(itemId)).length
  return (
    <>
      <div className={styles['bar']}>
        <p>
          {t('pieces', { count: list.products.length })}
          {!list.isMine && `, ${t('free', { count: free })}`}
        </p>
        {list.taken.length > 0 && (
          <Checkbox name="free" checked={onlyFree} onChange={(isOn) => chooseFree(isOn)}>
            {t('onlyFree')}
          </Checkbox>
        )}
      </div>
      {pieces.length > 0 ? (
        <ul className={tray['tray']}>
          {pieces.map((product, index) => (
            <Gift key={product.id} product={product} list={list} priority={index < FIRST_SCREEN && (index === 0 || 'eager')} />
          ))}
        </ul>
      ) : (
        <p className={styles['nothing']}>{t('allTaken')}</p>
      )}
      <p className={styles['own']}>
        <Link to="/wishlist" className="link">
          {t('own')}
        </Link>
      </p>
    </>
  )
}
