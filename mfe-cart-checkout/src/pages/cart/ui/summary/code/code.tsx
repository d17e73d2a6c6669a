import { Suspense, useState } from 'react'
import { Button, Icon, part } from '@shop/ui'
import { useTexts } from '../../../texts/index.ts'
import styles from '../summary.module.css'

const CodeField = part(() => import(/* webpackChunkName: "bag-code", webpackFetchPriority: "low" */ './code-field.tsx'))

/** Promo code, certificate or gift card of this order. */
export function Code() {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <Suspense>
        <CodeField />
      </Suspense>
    )
  return (
    <div className={styles['bonuses']}>
      <Icon name="card" size="s" />
      <Button look="text" small onClick={() => setOpen(true)}>
        {t('enterCode')}
      </Button>
    </div>
  )
}
