import type { MouseEvent } from 'react'
import { useUnit } from 'effector-react'
import type { CartLine } from '@shop/contracts/cart/cart'
import { lineRemoved } from '../../model/index.ts'
import { useBagPhrases, useBagTexts } from '../../texts/context.ts'

/** The focused button is removed with its line: moves focus within the list. */
export function useRemoval({ id, name }: CartLine) {
  const t = useBagTexts()
  const phrase = useBagPhrases()
  const remove = useUnit(lineRemoved)
  return {
    label: t('remove', { name }),
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      currentTarget.closest<HTMLElement>('[data-bag]')?.focus()
      remove({ skuId: id, words: { removed: phrase('removed', { name }), undo: phrase('undo'), returned: phrase('returned', { name }) } })
    },
  }
}
