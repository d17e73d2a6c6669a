import { FitsMe, type FitsMeProps } from './fits-me.tsx'
import { MySize, type MySizeProps } from './my-size.tsx'

/** The shopper's own ring size where pages need it: with `sizes` of a piece the line below them, with `values` of a facet the chip that filters by it. */
export const MySizeLine = (props: MySizeProps | FitsMeProps) => ('values' in props ? <FitsMe {...props} /> : <MySize {...props} />)
