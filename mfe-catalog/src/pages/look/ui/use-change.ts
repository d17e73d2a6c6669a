import { useUnit } from 'effector-react'
import { useNavigate } from '@shop/routing'
import { $isWhole, $past, $unknown, $url, changed, changeHeld, undone } from '../model/look.ts'
import { addressOf, type LookUrl } from '../url.ts'

type Look = Pick<LookUrl, 'entries' | 'skus'>

const IN_PLACE = { replace: true, preventScrollReset: true }

/** Changes the look and its address, once the page is whole. Ids that no piece has leave the address with the first change. */
export function useChange() {
  const navigate = useNavigate()
  const { url, unknown, isWhole, change, hold } = useUnit({
    url: $url,
    unknown: $unknown,
    isWhole: $isWhole,
    change: changed,
    hold: changeHeld,
  })
  const cleaned = ({ entries, skus }: Look): LookUrl => ({
    entries: entries.filter(({ id }) => !unknown.includes(id)),
    skus: [...skus],
    isDamaged: false,
  })
  return {
    addressFor: (look: Look) => addressOf(cleaned(look)),
    change: (look: Look, { isUndoable = true } = {}) => {
      const to = cleaned(look)
      const apply = () => {
        change({ from: isUndoable ? url : null, to })
        navigate(addressOf(to), IN_PLACE)
      }
      if (isWhole) apply()
      else hold(apply)
    },
  }
}

/** Takes the last change back; null where there is none. */
export function useUndo(): (() => void) | null {
  const navigate = useNavigate()
  const { past, undo } = useUnit({ past: $past, undo: undone })
  const last = past.at(-1)
  if (!last) return null
  return () => {
    undo(last)
    navigate(addressOf(last), IN_PLACE)
  }
}
