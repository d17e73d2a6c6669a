import type { SumRow } from '@shop/contracts/cart/cart-sums'
import type { Translate } from '@shop/i18n'
import { IconButton, Live } from '@shop/ui'
import type { orderCodeTexts } from '../texts/ru.ts'
import styles from './entered-code.module.css'

type EnteredCode = NonNullable<SumRow['code']>

/** Labels of rows with a code: its name and its way out, in its only place [bag.code-listed-once]. */
export const labelOfCode = (t: Translate<typeof orderCodeTexts>, onRemove: (code: EnteredCode) => void) =>
  function CodeLabel({ name, code }: SumRow) {
    return (
      code && (
        <span className={styles['code']}>
          <Live>{name}</Live>
          <IconButton
            icon="close"
            size="s"
            label={t('removeCode', { code: code.kind === 'promocode' ? code.code : name })}
            onClick={() => onRemove(code)}
          />
        </span>
      )
    )
  }
