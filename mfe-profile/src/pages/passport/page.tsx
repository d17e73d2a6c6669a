import { useState } from 'react'
import { useUnit } from 'effector-react'
import { serverDate } from '@shop/contracts/core/time/clock'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { Button, Icon } from '@shop/ui'
import { useHydrated } from '@shop/ui/hydrated'
import { PassportSheet } from '#features/passport/sheet.tsx'
import { $passport } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './page.module.css'

/** Public passport page for insurers and appraisers, by code. */
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

/** In the reader's time zone, unknown to the server. */
function Today() {
  const t = useTexts()
  const locale = useLocale()
  const isHydrated = useHydrated()
  const [day] = useState(() => dateInWords(serverDate().toISOString(), locale, new Date(0)))
  return isHydrated ? <span>{t('asOf', { day })}</span> : null
}
