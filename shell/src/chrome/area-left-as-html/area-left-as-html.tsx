import { useLocation } from '@shop/routing'
import { useTexts } from '../texts.ts'
import styles from './area-left-as-html.module.css'

/** Above the server's HTML of an area whose code did not come: links and forms work as in a browser without scripts. */
export function AreaLeftAsHtml() {
  const t = useTexts()
  const { pathname, search } = useLocation()
  return (
    <p role="status" className={`wrap ${styles['line']}`}>
      {t('areaLeftAsHtml')} <a href={pathname + search}>{t('reloadPage')}</a>
    </p>
  )
}
