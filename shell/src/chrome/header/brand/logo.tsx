import { useUnit } from 'effector-react'
import { $brand } from '@shop/session'
import styles from './wordmark.module.css'

/** The brand's logo in the current color, or its name. */
export function Logo() {
  const { name, logo } = useUnit($brand)
  if (!logo) return name
  return (
    <>
      <svg viewBox={`0 0 ${logo.width} ${logo.height}`} className={styles['logo']} aria-hidden="true">
        <path d={logo.path} />
      </svg>
      <span className="vh">{name}</span>
    </>
  )
}
