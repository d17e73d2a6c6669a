import type { MouseEvent } from 'react'
import { useUnit } from 'effector-react'
import { skuOfLine, type CartLine } from '@shop/contracts/cart/cart'
import type { Engraving } from '@shop/contracts/cart/engraving'
import { popupOpened } from '@shop/session'
import { lineMoved, lineRemoved, sizeChanged } from '../../model/index.ts'
import { useBagPhrases, useBagTexts } from '../../texts/context.ts'

/** The focused button is removed with its line: moves focus within the list. */
export const keepFocus = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.closest<HTMLElement>('[data-bag]')?.focus()

/** Names the line in its buttons. With the size: two sizes of one piece are two lines of the same name. */
export const lineName = ({ name, variant }: CartLine) => (variant ? `${name}, ${variant}` : name)

/** The next line moves under the pointer: a double click must not take that one out as well [bag.double-click-one-line]. */
const isRepeated = ({ detail }: MouseEvent) => detail > 1

function useRemovalWords(name: string) {
  const phrase = useBagPhrases()
  return (way: 'removed' | 'moved' | 'saved') => ({
    removed: phrase(way, { name }),
    undo: phrase('undo'),
    returned: phrase('returned', { name }),
  })
}

/** Removes a line, with Undo. */
export function useRemoval(line: CartLine) {
  const { id, name } = line
  const t = useBagTexts()
  const wordsOf = useRemovalWords(name)
  const remove = useUnit(lineRemoved)
  return {
    label: t('remove', { name: lineName(line) }),
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (isRepeated(event)) return
      keepFocus(event)
      remove({ skuId: id, words: wordsOf('removed') })
    },
  }
}

/** Opens the sizes of a line's piece. */
export function useResize({ id, name, url }: CartLine) {
  const phrase = useBagPhrases()
  const { open, change } = useUnit({ open: popupOpened, change: sizeChanged })
  return () => {
    const choose = (to: string) => change({ skuId: id, resized: { to, words: phrase('sizeChanged', { name }), undo: phrase('undo') } })
    open({ owner: 'mfe-catalog', widget: 'size-choose', props: { url, current: skuOfLine(id), choose } })
  }
}

/** Opens the words of an engraved line. */
export function useEngraving({ id, name, url, engraving: current }: CartLine) {
  const phrase = useBagPhrases()
  const { open, change } = useUnit({ open: popupOpened, change: sizeChanged })
  return () => {
    const choose = (engraving: Engraving | null) =>
      change({ skuId: id, resized: { to: skuOfLine(id), engraving, words: phrase('engravingChanged', { name }), undo: phrase('undo') } })
    open({ owner: 'mfe-catalog', widget: 'engraving', props: { url, skuId: skuOfLine(id), current, choose } })
  }
}

/** Moves a line to the favorites, or saves it for later, with Undo. */
export function useMove({ id, itemId, name }: CartLine) {
  const wordsOf = useRemovalWords(name)
  const { move, remove } = useUnit({ move: lineMoved, remove: lineRemoved })
  return (event: MouseEvent<HTMLElement>, later: boolean) => {
    if (isRepeated(event)) return
    keepFocus(event)
    if (later) remove({ skuId: id, words: wordsOf('saved'), later })
    else move({ skuId: id, itemId, words: wordsOf('moved') })
  }
}
