import { useLocation } from '@shop/routing'
import { useTexts } from '../texts.ts'
import styles from './area-left-as-html.module.css'

/** Notice above server HTML whose code failed to load: links and forms work natively. */
export function AreaLeftAsHtml() {
  const t = useTexts()
  const { pathname, search } = useLocation()
  return (
    <p role="status" className={`wrap ${styles['line']}`}>
      {t('areaLeftAsHtml')} <a href={pathname + search}>{t('reloadPage')}</a>
    </p>
  )
}
