import type { CartData } from '@shop/contracts/cart/cart'
import { money, useLocale } from '@shop/i18n'
import { Button, Icon, VisuallyHidden } from '@shop/ui'
import styles from './own-certificates.module.css'

export interface OwnCertificatesProps {
  offered: CartData['ownDeposits']
  busy: boolean
  words: { yours: string; use: string }
  /** Number of the certificate; the account needs no code. */
  onUse: (code: string) => void
}

/** Gift certificates of the account: one tap pays with them. */
export function OwnCertificates({ offered, busy, words, onUse }: OwnCertificatesProps) {
  const locale = useLocale()
  if (offered.length === 0) return null
  return (
    <ul className={styles['own']}>
      {offered.map(({ code, name, balance }) => (
        <li key={code}>
          <Icon name="gift" size="s" />
          <span>
            {words.yours}, <span className="num">{money(balance, 'RUB', locale)}</span>
            <span className={styles['number']}>{code}</span>
          </span>
          <Button look="line" small busy={busy} onClick={() => onUse(code)}>
            {words.use}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  )
}
