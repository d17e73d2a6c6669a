import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import { Link } from '@shop/routing'
import { Icon } from '../../content/icon/icon.tsx'
import type { IconName } from '../../content/icon/names.ts'
import styles from './button.module.css'

export interface ButtonLook {
  /** `main` is the single wine-colored action of a view; `ink` and `line` are secondary; `text` is underlined. */
  look?: 'main' | 'line' | 'ink' | 'text'
  small?: boolean
  /** Full width. */
  wide?: boolean
  className?: string
}

const classOf = ({ look = 'main', small, wide, className }: ButtonLook) =>
  [styles['button'], styles[look], small && styles['small'], wide && styles['wide'], className].filter(Boolean).join(' ')

/** Toasts must not cover a main button. */
const clearOf = (look: ButtonLook['look'] = 'main') => (look === 'main' ? '' : undefined)

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Shows a spinner and keeps the size. */
  busy?: boolean
}

/** `type` defaults to `button`. */
export const Button = ({ look, small, wide, className, busy, type = 'button', ...rest }: ButtonProps) => (
  <button
    type={type}
    className={classOf({ look, small, wide, className })}
    aria-busy={busy || undefined}
    data-keep-clear={clearOf(look)}
    {...rest}
  />
)

/** A link styled as a button; `to` is a URL of the shop. */
export const ButtonLink = ({ look, small, wide, className, ...rest }: ButtonLook & Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link className={classOf({ look, small, wide, className })} data-button="" data-keep-clear={clearOf(look)} {...rest} />
)

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  icon: IconName
  /** Accessible name. */
  label: string
  /** With a border, like slider arrows. */
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

/** A link with the same 44 px target; children such as a count are placed at its corner. */
export const IconLink = ({ icon, label, className, children, ...rest }: IconLinkProps) => (
  <Link className={[styles['round'], className].filter(Boolean).join(' ')} aria-label={label} {...rest}>
    <Icon name={icon} />
    {children}
  </Link>
)
