import { useLayoutEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import { useWatch } from 'react-hook-form'
import { popupOpened } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { FieldNote } from '@shop/ui/field'
import type { Values } from '#features/checkout/form/values.ts'
import { $point } from '#features/checkout/model/places/points.ts'
import { useTexts } from '../../texts/index.ts'
import { idOf, useFault } from '../fields/field-errors.ts'
import { usePointTexts } from './point-texts.ts'
import styles from './places.module.css'

/** The selected pickup point, or a button that opens list and map in a popup. */
export function PointRow() {
  const t = useTexts()
  const fault = useFault()
  const [id, short] = useWatch<Values, ['pickup_point', 'pickpoint_short_address']>({ name: ['pickup_point', 'pickpoint_short_address'] })
  const { point, open } = useUnit({ point: $point, open: popupOpened })
  const { aboutOf } = usePointTexts()
  const row = useRef<HTMLDivElement>(null)
  const wasChosen = useRef(id !== '')
  // The popup gives the focus back to a button that the chosen point replaces.
  useLayoutEffect(() => {
    if (id !== '' && !wasChosen.current && document.activeElement === document.body) row.current?.querySelector('button')?.focus()
    wasChosen.current = id !== ''
  }, [id])
  const choose = () => open({ owner: 'mfe-cart-checkout', widget: 'pickpoint-choose' })
  return (
    <div ref={row} id={idOf('pickup_point')} className={styles['chosen']}>
      {id === '' ? (
        <Button look="line" onClick={choose} aria-describedby={`${idOf('pickup_point')}-fault`}>
          <Icon name="pin" size="s" />
          {t('choosePoint')}
        </Button>
      ) : (
        <div className={styles['place']}>
          <Icon name="box" size="s" />
          <div>
            <p className="label">{point?.short_address ?? short}</p>
            {point && <p className="small muted">{aboutOf(point)}</p>}
          </div>
          <Button look="text" small onClick={choose}>
            {t('otherPoint')}
          </Button>
        </div>
      )}
      <FieldNote id={`${idOf('pickup_point')}-fault`} error={fault('pickup_point')} />
    </div>
  )
}
