import type { IconName } from './names.ts'
import styles from './icon.module.css'

export interface IconProps {
  name: IconName
  /** 24 px; `s` 20, `xs` 16, `l` 32, `xl` 40. The line stays 1.5 px thin in each. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  className?: string
}

/** A picture sign from the sprite that the front door writes at the start of the body. Never read aloud: the words stand beside it. */
export const Icon = ({ name, size = 'm', className }: IconProps) => (
  <svg className={[styles['icon'], size !== 'm' && styles[size], className].filter(Boolean).join(' ')} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
)
