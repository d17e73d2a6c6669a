import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { $brand } from '@shop/session'
import { useContacts } from '../contacts.ts'
import { Logo } from './brand/logo.tsx'
import styles from './letterhead.module.css'

/** On paper only: the brand, its company and how to reach it, in place of header and footer. */
export function Letterhead() {
  const { company, emails } = useUnit($brand)
  const { phone } = useContacts()
  return (
    <div className={styles['letterhead']} data-letterhead="">
      <span className={styles['brand']}>
        <Logo />
      </span>
      <span>{company[useLocale()]}</span>
      <span className="num">{phone.text}</span>
      <span>{emails.care}</span>
    </div>
  )
}
