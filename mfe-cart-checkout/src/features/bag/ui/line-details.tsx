import type { CartLine } from '@shop/contracts/cart'
import { useBagWords } from '../texts/words.ts'

/** Metal, stone and size in one line, as on a jeweller's tag. */
export function LineDetails({ line, className }: { line: CartLine; className?: string }) {
  const t = useBagWords()
  const details = line.characteristics.map(({ value }) => value)
  if (line.size) details.push(t('size', { size: line.size }))
  return details.length > 0 && <p className={className}>{details.join(', ')}</p>
}
