import type { CartLine } from '@shop/contracts/cart/cart'
import { lineDetail } from '@shop/contracts/cart/lines/line-details'

/** Metal, stone and variant in one line; the short form omits the stone's description. */
export function LineDetails({ line, short, className }: { line: CartLine; short?: boolean; className?: string }) {
  const details = line.characteristics.slice(0, short ? 1 : undefined).map(lineDetail)
  if (line.variant) details.push(line.variant)
  return details.length > 0 && <p className={className}>{details.join(', ')}</p>
}
