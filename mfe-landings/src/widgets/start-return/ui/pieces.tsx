import type { Ref } from 'react'
import { exactMoney, useLocale } from '@shop/i18n'
import { ResponsivePicture } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote } from '@shop/ui/field'
import { Quantity } from '@shop/ui/quantity'
import type { Quantities } from '@shop/forms/fields/refund'
import type { Options } from '../sums.ts'
import { useTexts } from '../texts/index.ts'
import styles from '../start-return.module.css'

interface PiecesProps {
  /** Focus target for errors. */
  ref: Ref<HTMLFieldSetElement>
  options: Options
  value: Quantities
  onChange: (quantities: Quantities) => void
  error: string | undefined
}

const ERROR_ID = 'return-pieces-error'

/** Order lines with pictures and refund sums. */
export function Pieces({ ref, options: { items, currency }, value, onChange, error }: PiecesProps) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <fieldset ref={ref} tabIndex={-1} className={styles['pieces']} aria-describedby={error ? ERROR_ID : undefined}>
      <legend className={styles['legend']}>{t('pieces')}</legend>
      <ul>
        {items.map(({ id, name, photo, quantity, sums, engraved }) => {
          const chosen = value[id] ?? 0
          const set = (next: number) => onChange({ ...value, [id]: next })
          return (
            <li key={id} className={styles['piece']}>
              <span className={`plate ${styles['picture']}`}>{photo && <ResponsivePicture picture={photo} sizes="56px" alt="" />}</span>
              <Checkbox
                name={`piece-${id}`}
                checked={chosen > 0}
                onChange={(checked) => set(checked ? quantity : 0)}
                invalid={error !== undefined}
                describedBy={error ? ERROR_ID : undefined}
              >
                {name}
                {engraved && <span className="floor muted"> {t('engraved')}</span>}
              </Checkbox>
              <span className={styles['sum']}>{exactMoney(sums[(chosen || quantity) - 1] ?? 0, currency, locale)}</span>
              {quantity > 1 && chosen > 0 && (
                <span className={styles['quantity']}>
                  <Quantity value={chosen} max={quantity} label={name} onChange={set} />
                  <span className="small muted">{t('ofAll', { count: quantity })}</span>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <FieldNote id={ERROR_ID} error={error} />
    </fieldset>
  )
}
