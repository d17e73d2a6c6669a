import { useUnit } from 'effector-react'
import type { Phrase } from '@shop/i18n'
import { toastShown } from '@shop/session'
import { IconButton } from '@shop/ui'

export interface ShareButtonProps {
  /** A path of the shop. */
  url: string
  title: string
  label: string
  /** Said once the link is copied. */
  copied: Phrase
}

/** Opens the system's share sheet; without one, copies the link. Where neither may be used, the toast is the link. */
export function ShareButton({ url, title, label, copied }: ShareButtonProps) {
  const say = useUnit(toastShown)
  const share = async () => {
    const link = new URL(url, location.href).href
    const hasSheet = 'share' in navigator
    // A dismissed sheet rejects.
    if (hasSheet) return navigator.share({ url: link, title }).catch(() => {})
    // Missing outside HTTPS, and refused without permission.
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    say({ text: isCopied ? copied : link })
  }
  return <IconButton icon="share" label={label} onClick={() => void share()} />
}
