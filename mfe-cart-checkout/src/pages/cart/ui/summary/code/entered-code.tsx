import { useUnit } from 'effector-react'
import type { SumRow } from '@shop/contracts/cart/cart-sums'
import { labelOfCode } from '#features/codes/ui/entered-code.tsx'
import { codes } from '../../../codes.ts'
import { useTexts } from '../../../texts/index.ts'

/** The name of a code among the sums, with the button that takes it off. */
export default function EnteredCode({ row }: { row: SumRow }) {
  const t = useTexts()
  const remove = useUnit(codes.codeRemoved)
  return labelOfCode(t, remove)(row)
}
