import { Icon } from '@shop/ui'
import { useTexts } from '../../texts.ts'
import { chooseTheme, themeNow } from '../../theme.ts'
import styles from './theme-toggle.module.css'

/** Renders both labels; CSS shows one, because the server does not know the system theme. */
export function ThemeToggle() {
  const t = useTexts()
  return (
    <button type="button" onClick={() => chooseTheme(themeNow() === 'dark' ? 'light' : 'dark')}>
      <span className={styles['inLight']}>
        <Icon name="moon" size="xs" />
        {t('darkTheme')}
      </span>
      <span className={styles['inDark']}>
        <Icon name="sun" size="xs" />
        {t('lightTheme')}
      </span>
    </button>
  )
}

/** Two options side by side, the active one highlighted. */
export function ThemeChoice({ className }: { className?: string | undefined }) {
  const t = useTexts()
  return (
    <div role="group" aria-label={t('theme')} className={className}>
      <button type="button" className={styles['light']} onClick={() => chooseTheme('light')}>
        {t('light')}
      </button>
      <button type="button" className={styles['dark']} onClick={() => chooseTheme('dark')}>
        {t('dark')}
      </button>
    </div>
  )
}
