import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import { Link } from '@shop/routing'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/names.ts'
import styles from './button.module.css'

export interface ButtonLook {
  /** `main` is the one wine-coloured action of a view; `ink` and `line` stand beside it; `text` is an underlined word. */
  look?: 'main' | 'line' | 'ink' | 'text'
  small?: boolean
  /** As wide as its column. */
  wide?: boolean
  className?: string
}

const classOf = ({ look = 'main', small, wide, className }: ButtonLook) =>
  [styles['button'], styles[look], small && styles['small'], wide && styles['wide'], className].filter(Boolean).join(' ')

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Turns the words into a quiet ring and keeps the size. */
  busy?: boolean
}

/** `type` is `button` unless it is said to submit. */
export const Button = ({ look, small, wide, className, busy, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={classOf({ look, small, wide, className })} aria-busy={busy || undefined} {...rest} />
)

/** A link that looks like a button; `to` is an address of the shop. */
export const ButtonLink = ({ look, small, wide, className, ...rest }: ButtonLook & Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link className={classOf({ look, small, wide, className })} {...rest} />
)

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  icon: IconName
  /** What a screen reader says. */
  label: string
  /** With a hairline around it, as the arrows of a slider. */
  ring?: boolean
  size?: 's' | 'm'
  className?: string
}

export const IconButton = ({ icon, label, ring, size = 'm', className, type = 'button', ...rest }: IconButtonProps) => (
  <button
    type={type}
    className={[styles['round'], ring && styles['ring'], className].filter(Boolean).join(' ')}
    aria-label={label}
    {...rest}
  >
    <Icon name={icon} size={size} />
  </button>
)

export interface IconLinkProps extends Omit<ComponentProps<typeof Link>, 'className'> {
  icon: IconName
  label: string
  className?: string
}

/** The same target of 44 px for a link; children (a count) stand on its corner. */
export const IconLink = ({ icon, label, className, children, ...rest }: IconLinkProps) => (
  <Link className={[styles['round'], className].filter(Boolean).join(' ')} aria-label={label} {...rest}>
    <Icon name={icon} />
    {children}
  </Link>
)
