import { useEffect, useState } from 'react'
import { useUnit } from 'effector-react'
import { TOAST_MS, UNDO_MS } from '@shop/contracts/limits'
import { Link } from '@shop/routing'
import { $toast, toastGone, type Toast } from '@shop/session'
import styles from './toasts.module.css'

/** Bottom centre. The region stands in the page before its first message, so that screen readers announce it. */
export function Toasts() {
  const toast = useUnit($toast)
  return (
    <div className={styles['toasts']} role="status" data-above-popups="">
      {toast && <Message toast={toast} />}
    </div>
  )
}

/** Goes by itself: 6 s, or 8 s with something to press; not while the mouse or the focus is on it. */
function Message({ toast }: { toast: Toast }) {
  const { text, action, link } = toast
  const gone = useUnit(toastGone)
  const chosen = useUnit(action?.chosen ?? toastGone)
  const [held, setHeld] = useState(false)
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
    <div className={styles['toast']} {...hold}>
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
