import type { ReactNode } from 'react'
import { Icon, type IconName } from '@shop/ui'
import styles from './notice.module.css'

interface PaymentNoticeProps {
  /** Without one a ring turns: the bank is waited for. */
  icon?: IconName
  title: string
  /** Stands above the text. */
  subtitle?: string
  text: string
  children?: ReactNode
}

/** Says in the middle of a page how a payment stands. */
export const PaymentNotice = ({ icon, title, subtitle, text, children }: PaymentNoticeProps) => (
  <div className={`wrap ${styles['notice']}`}>
    {icon ? <Icon name={icon} size="xl" className={styles['sign']} /> : <span className={styles['ring']} aria-hidden="true" />}
    <div role="status" className={styles['words']}>
      <h1 className="h1">{title}</h1>
      {subtitle && <p className="h3">{subtitle}</p>}
      <p className={`lead ${styles['text']}`}>{text}</p>
    </div>
    {children}
  </div>
)
