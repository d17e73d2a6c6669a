import type { IconName } from './names.ts'
import styles from './icon.module.css'

export interface IconProps {
  name: IconName
  /** Default 24 px; `s` 20, `xs` 16, `l` 32, `xl` 40, all with a 1.5 px line. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  className?: string
}

/** An icon from the sprite at the start of the body. Hidden from screen readers: needs text beside it. */
export const Icon = ({ name, size = 'm', className }: IconProps) => (
  <svg className={[styles['icon'], size !== 'm' && styles[size], className].filter(Boolean).join(' ')} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
)
