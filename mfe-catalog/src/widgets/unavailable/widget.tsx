import { useUnit } from 'effector-react'
import type { Product } from '@shop/contracts/catalog/product'
import { sizeLiked } from '@shop/session'
import { Button } from '@shop/ui'
import { ChipLink, Chips } from '@shop/ui/chip'
import { useTellMe } from '#features/alerts/tell-me.ts'
import { variantAddress } from '#features/variants/address.ts'
import type { AskedVariant, Choice } from '#features/variants/choice.ts'
import { useTexts } from './texts/index.ts'
import tellMe from '#features/alerts/tell-me.module.css'
import styles from './widget.module.css'

export interface UnavailableProps {
  product: Product
  choice: Choice
  asked: AskedVariant
  /** Not a single size can be bought. */
  isPieceGone: boolean
  /** A letter about the chosen size was asked for. */
  isTold: boolean
}

/**
 * Replaces the button of an unavailable product: tells when the chosen size is back, or the one that is pressed here, and offers alternatives
 * [product.alert-of-any-size].
 */
export function Unavailable({ product, choice: { sizes, sku, weights }, asked, isPieceGone, isTold }: UnavailableProps) {
  const t = useTexts()
  const ask = useTellMe()
  const keep = useUnit(sizeLiked)
  const tell = t(isTold ? 'toldOfStock' : 'tellOfStock')
  // A size that is not chosen may have one weight of several.
  const hasWeights = weights.length > 0
  const there = isPieceGone ? [] : sizes.filter((one) => one.sku.balances > 0)
  const metals = product.modifications.find(({ type }) => type === 'metal')?.variants.filter(({ current }) => !current) ?? []
  const what = t(product.is_archive ? 'archived' : there.length > 0 ? 'sizeOut' : 'pieceOut', {
    name: sku?.characteristicName ?? '',
    size: sku?.size ?? '',
  })
  return (
    <div className={styles['gone']} role="status">
      <p className={styles['what']}>{what}</p>
      {!product.is_archive && (
        <fieldset className={tellMe['scripted']}>
          {!sku && <legend>{tell}</legend>}
          {(sku ? [{ sku }] : sizes).map(({ sku: { id, size, mainGemWeight } }) => (
            <Button
              key={id}
              look={sku ? 'ink' : 'line'}
              aria-haspopup="dialog"
              onClick={() => ask({ kind: 'stock', id, name: product.name, size, ...(hasWeights && { weight: mainGemWeight }) })}
            >
              {sku ? tell : size}
            </Button>
          ))}
        </fieldset>
      )}
      <Places
        label={t('otherSizes')}
        places={there.map(({ size, sku: { id } }) => ({
          name: size,
          to: variantAddress(product.url, { size, weight: asked.weight }),
          replace: true,
          onClick: () => keep({ id: product.itemId, sku: id }),
        }))}
      />
      <Places label={t('otherMetals')} places={metals.map(({ name, url }) => ({ name, to: variantAddress(url, asked), replace: false }))} />
      {[...there, ...metals].length === 0 && product.similar.length > 0 && <p className={styles['hint']}>{t('lookSimilar')}</p>}
    </div>
  )
}

interface Alternative {
  name: string
  to: string
  replace: boolean
  onClick?: () => void
}

const Places = ({ label, places }: { label: string; places: Alternative[] }) =>
  places.length > 0 && (
    <div>
      <p className={styles['label']}>{label}</p>
      <Chips label={label}>
        {places.map(({ name, ...link }) => (
          <ChipLink key={link.to} {...link}>
            {name}
          </ChipLink>
        ))}
      </Chips>
    </div>
  )
