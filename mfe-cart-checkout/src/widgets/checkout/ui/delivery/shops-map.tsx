import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Shop } from '@shop/contracts/places/shops'
import { Button, Icon } from '@shop/ui'
import { ShopsMap as MapOfShops } from '@shop/ui/map'
import type { Values } from '#features/checkout/form/values.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './places.module.css'

/** Loaded on request: the list has the same information. */
export function ShopsMap({ shops }: { shops: readonly Shop[] }) {
  const t = useTexts()
  const { setValue } = useFormContext<Values>()
  const chosen = useWatch<Values, 'shop_id'>({ name: 'shop_id' })
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <div>
        <Button look="text" small onClick={() => setIsOpen(true)}>
          <Icon name="pin" size="s" />
          {t('shopsOnMap')}
        </Button>
      </div>
    )
  return (
    <div className={styles['map']}>
      <MapOfShops
        label={t('shopsOnMap')}
        shops={shops}
        chosenId={Number(chosen)}
        onChosen={(id) => setValue('shop_id', String(id), { shouldValidate: true })}
        look="all"
        className={styles['fill']}
      />
    </div>
  )
}
