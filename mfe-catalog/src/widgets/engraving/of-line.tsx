import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import type { Engraving as Words } from '@shop/contracts/cart/engraving'
import { OverlayTitle } from '@shop/ui/popup'
import { Failure, Skeleton, Waiting } from '@shop/ui/states'
import { Engraving, type EngravingProps } from './popup.tsx'
import { asked, $failure, $product, retried } from './model.ts'
import { useTexts } from './texts/index.ts'

/** Of a piece on its page, or of a line in the bag. */
export const EngravingPopup = (props: EngravingProps | EngravingOfLineProps) =>
  'url' in props ? <EngravingOfLine {...props} /> : <Engraving {...props} />

interface EngravingOfLineProps {
  url: string
  skuId: string
  current: Words
  choose: (engraving: Words | null) => void
}

/** The engraving of a line in the bag: its piece is asked for first [engraving.changed-in-bag]. */
function EngravingOfLine({ url, ...line }: EngravingOfLineProps) {
  const t = useTexts()
  const { product, failure, ask, retry } = useUnit({ product: $product, failure: $failure, ask: asked, retry: retried })
  useEffect(() => void ask(url), [ask, url])
  if (failure) return <Failure onRetry={() => retry()} />
  if (product) return <Engraving product={product} {...line} />
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      <Waiting />
      <Skeleton height="320px" />
    </>
  )
}
