import { useEffect, useRef, useState } from 'react'
import { useUnit } from 'effector-react'
import { TOAST_MS, UNDO_MS } from '@shop/contracts/limits'
import { Link, useLocation } from '@shop/routing'
import { $toast, toastGone, type Toast } from '@shop/session'
import { useClearance } from './clearance.ts'
import styles from './toasts.module.css'

/** Bottom centre. The region stands in the page before its first message, so that screen readers announce it. */
export function Toasts() {
  const { toast, gone } = useUnit({ toast: $toast, gone: toastGone })
  const { pathname } = useLocation()
  // "In the bag, open it" says nothing to a shopper who is looking at the bag.
  const isHere = toast?.link?.url === pathname
  useEffect(() => {
    if (isHere) gone()
  }, [isHere, gone])
  return (
    <div className={styles['toasts']} role="status" data-above-popups="">
      {toast && !isHere && <Message toast={toast} />}
    </div>
  )
}

/** Goes by itself: 6 s, or 8 s with something to press; not while the mouse or the focus is on it. */
function Message({ toast }: { toast: Toast }) {
  const { text, action, link } = toast
  const gone = useUnit(toastGone)
  const chosen = useUnit(action?.chosen ?? toastGone)
  const [held, setHeld] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useClearance(box, toast)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(gone, action || link ? UNDO_MS : TOAST_MS)
    return () => clearTimeout(timer)
  }, [held, toast, action, link, gone])
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return (
    <div className={styles['toast']} ref={box} {...hold}>
      <p>{text}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            chosen()
            gone()
          }}
        >
          {action.label}
        </button>
      )}
      {link && (
        <Link to={link.url} onClick={() => gone()}>
          {link.label}
        </Link>
      )}
    </div>
  )
}
