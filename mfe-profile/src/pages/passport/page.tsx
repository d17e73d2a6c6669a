import { useState } from 'react'
import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { Button, Icon } from '@shop/ui'
import { useHydrated } from '@shop/ui/hydrated'
import { PassportSheet } from '../../features/passport/sheet.tsx'
import { $passport } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './page.module.css'

/** A piece for insurers and appraisers, by the code that its holder has given them. */
export function PassportPage() {
  const t = useTexts()
  const passport = useUnit($passport)
  if (!passport) return null
  return (
    <div className={`wrap ${styles['page']}`}>
      <PassportSheet passport={passport} t={t} level={1}>
        <p className="small muted">
          {t('shownBy')} <Today />
        </p>
      </PassportSheet>
      <Button look="line" className={styles['print']} onClick={() => print()}>
        <Icon name="print" size="s" /> {t('print')}
      </Button>
    </div>
  )
}

/** By the reader's own clock, which the server does not know. */
function Today() {
  const t = useTexts()
  const locale = useLocale()
  const isHydrated = useHydrated()
  const [day] = useState(() => dateInWords(new Date().toISOString(), locale, new Date(0)))
  return isHydrated ? <span>{t('asOf', { day })}</span> : null
}
