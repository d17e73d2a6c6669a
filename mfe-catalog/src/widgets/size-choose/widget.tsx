import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { isLength } from '@shop/contracts/catalog/sizes/lengths'
import type { Product, Sku } from '@shop/contracts/catalog/product'
import { Link, Widget } from '@shop/routing'
import { AddToBagForm, Button, Price, ResponsivePicture } from '@shop/ui'
import { OverlayBody, OverlayFoot, OverlayTitle } from '@shop/ui/popup'
import { Failure, Skeleton, Waiting } from '@shop/ui/states'
import { popupClosed } from '@shop/session'
import { type Choice, priceOf } from '#features/variants/choice.ts'
import { Options } from '#features/variants/options.tsx'
import { $canAdd, $choice, $failure, $product, currentKnown, productRequested, retried, sizeChosen, weightChosen } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './widget.module.css'

interface SizeChooseProps {
  url: string
  /** Of a line in the bag: its SKU, and what takes another one instead. Without it the piece is added. */
  current?: string
  choose?: (skuId: string) => void
}

type Chosen = Pick<Choice<Sku>, 'sizes'> | null

/** Chains and bracelets have lengths. */
const isByLength = (choice: Chosen) => isLength(choice?.sizes[0]?.size)

const titleOf = (product: Pick<Product, 'certificate'> | null, choice: Chosen) =>
  product?.certificate ? 'valueTitle' : choice?.sizes.length === 0 ? 'weightTitle' : isByLength(choice) ? 'lengthTitle' : 'title'

/** Sizes and stone weights of a product in a popup. */
export function SizeChoose({ url, current, choose }: SizeChooseProps) {
  const t = useTexts()
  const { product, choice, failure, ask, retry, tell } = useUnit({
    product: $product,
    choice: $choice,
    failure: $failure,
    ask: productRequested,
    retry: retried,
    tell: currentKnown,
  })
  useEffect(() => {
    ask(url)
  }, [ask, url])
  const isKnown = product !== null
  useEffect(() => {
    if (isKnown && current) tell(current)
  }, [tell, isKnown, current])
  if (failure) return <Failure onRetry={() => retry()} />
  return (
    <>
      <OverlayTitle>{t(titleOf(product, choice))}</OverlayTitle>
      <OverlayBody>
        {product ? (
          <ChoiceOf url={url} />
        ) : (
          <>
            <Waiting />
            <Skeleton height="180px" />
          </>
        )}
      </OverlayBody>
      <OverlayFoot>{choose ? <Change current={current} choose={choose} /> : <Foot url={url} />}</OverlayFoot>
    </>
  )
}

function ChoiceOf({ url }: { url: string }) {
  const t = useTexts()
  const { product, choice, chooseSize, chooseWeight } = useUnit({
    product: $product,
    choice: $choice,
    chooseSize: sizeChosen,
    chooseWeight: weightChosen,
  })
  if (!product || !choice) return null
  const { sizes, sku } = choice
  const [photo] = product.photos
  return (
    <div className={styles['choice']}>
      <div className={styles['piece']}>
        {photo && (
          <span className={`plate ${styles['picture']}`}>
            <ResponsivePicture picture={photo} sizes="88px" alt="" plain />
          </span>
        )}
        <p>
          <Link to={url}>{product.name}</Link>
        </p>
        <Price {...priceOf(product, choice)} currency={product.price.currency} />
      </div>
      <Options
        id={product.itemId}
        choice={choice}
        sizeLabel={(product.certificate && sizes[0]?.sku.characteristicName) || t(isByLength(choice) ? 'length' : 'size')}
        weightLabel={t('weight')}
        onSize={(size) => chooseSize(size)}
        onWeight={(weight) => chooseWeight(weight)}
      />
      {sizes.length > 1 && !product.certificate && (
        <Widget
          owner="mfe-catalog"
          widget="my-size"
          props={{
            sizes,
            size: sku?.size,
            choose: (skuId: string) => sizes.filter((one) => one.sku.id === skuId).forEach(({ size }) => chooseSize(size)),
          }}
        />
      )}
      {sku && (
        <p className="floor muted">
          {sku.balances === 0 ? t('out') : sku.balances <= 3 ? t('left', { count: sku.balances }) : t('inStock')}
        </p>
      )}
    </div>
  )
}

function Foot({ url }: { url: string }) {
  const t = useTexts()
  const { product, choice, canAdd } = useUnit({ product: $product, choice: $choice, canAdd: $canAdd })
  return (
    <div className={styles['foot']}>
      <AddToBagForm skuId={choice?.sku?.id ?? ''} name={product?.name ?? ''} from="wishlist" disabled={!canAdd}>
        {choice?.sku || !product ? t('add') : t(titleOf(product, choice))}
      </AddToBagForm>
      <Link to={url} className="link small">
        {t('more')}
      </Link>
    </div>
  )
}

function Change({ current, choose }: { current: string | undefined; choose: (skuId: string) => void }) {
  const t = useTexts()
  const { choice, canAdd, close } = useUnit({ choice: $choice, canAdd: $canAdd, close: popupClosed })
  const skuId = choice?.sku?.id
  const isSame = skuId === current
  const isTaken = skuId && isSame
  return (
    <Button
      wide
      disabled={!canAdd || isSame}
      onClick={() => {
        if (skuId) choose(skuId)
        close()
      }}
    >
      {t(isByLength(choice) ? (isTaken ? 'sameLength' : 'changeLength') : isTaken ? 'same' : 'change')}
    </Button>
  )
}
