import { useEffect, useRef, useState } from 'react'
import { useUnit } from 'effector-react'
import { TOAST_MS, UNDO_MS } from '@shop/contracts/core/limits'
import { Link } from '@shop/routing'
import { toastGone, type Toast } from '@shop/session'
import { VisuallyHidden } from '@shop/ui'
import { useTexts } from '../texts.ts'
import { useClearance } from './clearance.ts'
import styles from './toasts.module.css'
import { TOAST_KEY, useToastKey } from './use-toast-key.ts'

/** A translated toast. */
export interface Spoken {
  /** Key: a new message with equal text is announced again. */
  toast: Toast
  text: string
  /** Action; omitted if its text is missing. */
  action: string | null
  link: string | null
}

export interface MessageProps {
  spoken: Spoken
}

/** Closes after 6 s, or 8 s with an action; pauses on hover and focus. */
export function Message({ spoken: { toast, ...words } }: MessageProps) {
  const { action, link } = toast
  const gone = useUnit(toastGone)
  const chosen = useUnit(action?.chosen ?? toastGone)
  const [held, setHeld] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useClearance(box, toast)
  const leadBack = useToastKey(box)
  const t = useTexts()
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
      <p>
        {words.text}
        {words.action && <VisuallyHidden> {t('toastKey', { key: TOAST_KEY })}</VisuallyHidden>}
      </p>
      {words.action && (
        <button
          type="button"
          onClick={() => {
            leadBack()
            chosen()
            gone()
          }}
        >
          {words.action}
        </button>
      )}
      {link && words.link && (
        <Link to={link.url} onClick={() => gone()}>
          {words.link}
        </Link>
      )}
    </div>
  )
}
