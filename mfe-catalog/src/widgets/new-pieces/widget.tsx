import { useUnit } from 'effector-react'
import { ProductSlider } from '@shop/ui/product-slider'
import { SkeletonCards } from '@shop/ui/states'
import { $fresh, newFx } from './model.ts'

export interface NewPiecesProps {
  title: string
  /** Of the link to all of them. */
  all: string
}

/** The newest pieces of the category of this page. Renders nothing where there are none, or on failure. */
export function NewPieces({ title, all }: NewPiecesProps) {
  const { fresh, pending } = useUnit({ fresh: $fresh, pending: newFx.pending })
  if (!fresh) return pending ? <SkeletonCards /> : null
  const more = { to: `/catalog/${fresh.category}?new=1&sort=new`, label: all }
  return <ProductSlider title={title} products={fresh.products} more={more} />
}
