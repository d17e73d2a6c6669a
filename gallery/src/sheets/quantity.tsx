import { Quantity } from '@shop/ui/quantity'
import { Held } from '../held.tsx'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => {
    const label = say('Кольцо «Аврора»', 'Aurora ring')
    const stepper = (value: number, max: number) => (
      <Held value={value}>{(now, onChange) => <Quantity value={now} max={max} label={label} onChange={onChange} />}</Held>
    )
    return {
      default: stepper(2, 5),
      focus: stepper(2, 5),
      'the least': stepper(1, 5),
      'the most': stepper(5, 5),
      disabled: stepper(1, 1),
      'long text': stepper(98, 99),
    }
  },
}
