import type { CartLine } from '@shop/contracts/cart'
import { useBagWords } from '../texts/words.ts'

/** Metal, stone and size in one line, as on a jeweller's tag; where there is little room the metal and the size are enough. */
export function LineDetails({ line, short, className }: { line: CartLine; short?: boolean; className?: string }) {
  const t = useBagWords()
  const details = line.characteristics.slice(0, short ? 1 : undefined).map(({ value }) => value)
  if (line.size) details.push(t('size', { size: line.size }))
  return details.length > 0 && <p className={className}>{details.join(', ')}</p>
}
