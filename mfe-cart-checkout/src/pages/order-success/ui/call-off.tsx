import { useState } from 'react'
import { useUnit } from 'effector-react'
import { Button } from '@shop/ui'
import { $isCallingOff, $isNotCalledOff, orderCalledOff } from '../model.ts'
import { useTexts } from '../texts/index.ts'

/** Calling an order off is asked about once more: nothing brings it back. */
export function CallOff() {
  const t = useTexts()
  const [isSure, setSure] = useState(false)
  const { callOff, isBusy, hasFailed } = useUnit({ callOff: orderCalledOff, isBusy: $isCallingOff, hasFailed: $isNotCalledOff })
  return (
    <>
      {isSure ? (
        <>
          <p role="status">{t('callOffSure')}</p>
          <Button onClick={() => callOff()} disabled={isBusy}>
            {t('callOffYes')}
          </Button>
          <Button look="line" onClick={() => setSure(false)}>
            {t('callOffNo')}
          </Button>
        </>
      ) : (
        <Button look="line" onClick={() => setSure(true)}>
          {t('callOff')}
        </Button>
      )}
      {hasFailed && <p role="alert">{t('callOffFailed')}</p>}
    </>
  )
}
