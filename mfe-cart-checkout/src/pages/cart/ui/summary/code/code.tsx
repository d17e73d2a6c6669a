import { useState, type ComponentType } from 'react'
import { Button, Icon } from '@shop/ui'
import { useTexts } from '../../../texts/index.ts'
import styles from '../summary.module.css'

/** Promo code, certificate or gift card of this order. Without its code the field does not open, and another press tries again. */
export function Code() {
  const t = useTexts()
  const [Field, setField] = useState<ComponentType | null>(null)
  const [isOpening, setOpening] = useState(false)
  if (Field) return <Field />
  const open = async () => {
    setOpening(true)
    try {
      const { default: View } = await import(/* webpackChunkName: "bag-code", webpackFetchPriority: "low" */ './code-field.tsx')
      setField(() => View)
    } catch {
      setOpening(false)
    }
  }
  return (
    <div className={styles['bonuses']}>
      <Icon name="card" size="s" />
      <Button look="text" small busy={isOpening} onClick={() => void open()}>
        {t('enterCode')}
      </Button>
    </div>
  )
}
