import { useUnit } from 'effector-react'
import { CancelOrder } from '@shop/flows/order'
import { $isCallingOff, $isNotCalledOff, orderCalledOff } from '../model.ts'
import { useTexts } from '../texts/index.ts'

/** Cancels the order of the link. */
export function CallOff({ isPaid }: { isPaid: boolean }) {
  const t = useTexts()
  const { callOff, isBusy, hasFailed } = useUnit({ callOff: orderCalledOff, isBusy: $isCallingOff, hasFailed: $isNotCalledOff })
  return <CancelOrder isPaid={isPaid} isBusy={isBusy} hasFailed={hasFailed} onCancel={callOff} t={t} />
}
