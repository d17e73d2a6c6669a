import { Suspense } from 'react'
import { part } from '@shop/ui'
import { Waiting } from '@shop/ui/states'
import { FitsMe, type FitsMeProps } from './lines/fits-me.tsx'
import { MySize, type MySizeProps } from './lines/my-size.tsx'

// Pages mount the lines; few shoppers open the popup.
const Sizer = part(() => import(/* webpackChunkName: "sizer", webpackFetchPriority: "low" */ './sizer/sizer.tsx'))

type RingSizerProps = { product?: unknown } | MySizeProps | FitsMeProps

/**
 * The shopper's ring size. In a popup it is found and kept (`product`: the ring that it is for); with `sizes` of a piece it is the line below
 * them, with `values` of a facet the chip that filters by it. One widget, because each one has a line in the code of every page.
 */
export function RingSizer(props: RingSizerProps) {
  if ('values' in props) return <FitsMe {...props} />
  if ('sizes' in props) return <MySize {...props} />
  return (
    <Suspense fallback={<Opening />}>
      <Sizer product={'product' in props ? props.product : undefined} />
    </Suspense>
  )
}

/** Without a stylesheet of its own: see `useLateWords`. */
const Opening = () => (
  <div style={{ minHeight: '60dvh' }} aria-busy="true">
    <Waiting />
  </div>
)
