import { useUnit } from 'effector-react'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { Button, Price, ResponsivePicture, VisuallyHidden } from '@shop/ui'
import { Skeleton } from '@shop/ui/states'
import { $isWanted, addPressedEarly, type KnownCard } from '../../model/preview.ts'
import { percentOff } from '../../price.ts'
import { useTexts } from '../../texts/index.ts'
import { Bar } from '../buy/buy-bar.tsx'
import { LARGE_SIZES } from './gallery.tsx'
import buy from '../buy/buy.module.css'
import gallery from './gallery.module.css'
import product from '../../product.module.css'
import styles from './preview.module.css'

/**
 * Instant first screen from the clicked card, in the final layout. Another variant's card provides only the designer and the button.
 * Without a card only placeholders are shown.
 */
export function Preview({ known }: { known: KnownCard | null }) {
  const t = useTexts()
  const { isWanted, want } = useUnit({ isWanted: $isWanted, want: addPressedEarly })
  const card = known?.card
  const own = known?.isSibling ? undefined : card
  return (
    <div className={`wrap ${styles['preview']}`}>
      <p role="status">
        <VisuallyHidden>{t('waiting')}</VisuallyHidden>
      </p>
      <div className={styles['way']}>
        <Skeleton width="50%" height="100%" />
      </div>
      <div className={product['product']}>
        <div className={gallery['gallery']}>
          <ul className={gallery['track']} aria-hidden="true">
            <li>
              <div className="plate">
                {own ? (
                  <ResponsivePicture picture={own.photos[0] ?? own.photo} sizes={LARGE_SIZES} priority plain alt="" />
                ) : (
                  <Skeleton height="100%" />
                )}
              </div>
            </li>
            {/* Tablets show the first picture beside the next one. */}
            <li />
          </ul>
        </div>
        <div className={buy['buy']}>
          <div className={buy['inner']}>
            {card && (
              <div className={buy['head']}>
                <p className={buy['designer']}>
                  <span lang={card.designer.lang ?? undefined}>{card.designer.name}</span>
                </p>
                {own ? <NameAndPrice card={own} /> : <Skeleton width="70%" height="4rem" />}
              </div>
            )}
            <Skeleton height="48px" />
            <Skeleton height="48px" />
            {card?.canBuy && (
              <Button wide busy={isWanted} onClick={() => want()} data-testid="add-to-bag" data-buy-actions="">
                {t('add')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {card?.canBuy && (
        <Bar {...(own && { name: own.name, price: own.price, currency: own.currency })} isOn>
          <Button wide busy={isWanted} onClick={() => want()} aria-label={own ? t('addNamed', { name: own.name }) : t('add')}>
            {t('addShort')}
          </Button>
        </Bar>
      )}
    </div>
  )
}

const NameAndPrice = ({ card: { name, price, currency, hasPriceRange } }: { card: ProductCard }) => (
  <>
    <p className={`h1 ${buy['name']}`}>{name}</p>
    <Price price={price} currency={currency} hasPriceRange={hasPriceRange} discountPercent={percentOff(price)} large />
  </>
)
