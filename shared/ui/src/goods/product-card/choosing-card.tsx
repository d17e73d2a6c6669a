import { useEffect, useRef, useState } from 'react'
import type { ProductCard as Card } from '@shop/contracts/catalog/product-card'
import { useNavigate } from '@shop/routing'
import { ProductCard, type ProductCardProps } from './product-card.tsx'

/** A card by its item id; null when it cannot be read. */
export type ReadCard = (itemId: number) => Promise<Card | null>

interface Chosen {
  /** The card of the list: a new answer forgets the choice. */
  of: Card
  itemId: number
  card: Card | null
}

/** A card that shows the chosen metal, stone or letter in place: its picture, price, tags, link and heart. */
export function ChoosingCard({ product, readCard, ...rest }: ProductCardProps & { readCard: ReadCard }) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  // Only the last choice counts, and none after the card has gone.
  const last = useRef<number | null>(null)
  useEffect(
    () => () => {
      last.current = null
    },
    [product],
  )
  const own = chosen?.of === product ? chosen : null
  const shown = own?.card ?? product

  async function choose({ itemId, url }: { itemId: number; url: string }) {
    last.current = itemId
    if (itemId === product.itemId) return setChosen({ of: product, itemId, card: product })
    setChosen({ of: product, itemId, card: own?.card ?? null })
    const card = await readCard(itemId)
    if (last.current !== itemId) return
    if (card) setChosen({ of: product, itemId, card: { ...card, position: product.position } })
    else navigate(url)
  }

  const wanted = own && own.itemId !== shown.itemId ? own.itemId : null
  return (
    <ProductCard
      {...rest}
      product={shown}
      choice={{ onChoose: (variant) => void choose(variant), wanted }}
      said={
        own && (
          <span className="vh" role="status">
            {wanted === null ? shown.name : ''}
          </span>
        )
      }
    />
  )
}
