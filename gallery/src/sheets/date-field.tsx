import { birthdayMask } from '@shop/forms/masks'
import { DateField } from '@shop/ui/date-field'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => {
    const label = say('Когда отправить', 'When to send')
    return {
      empty: <DateField label={label} mask={birthdayMask} />,
      default: (
        <DateField label={label} mask={birthdayMask} defaultValue="28.11.2026" hint={say('В 10:00 по Москве', 'At 10:00 Moscow time')} />
      ),
      focus: <DateField label={label} mask={birthdayMask} defaultValue="28.11.2026" />,
      error: (
        <DateField label={label} mask={birthdayMask} defaultValue="31.11.2026" error={say('Такой даты нет', 'This date does not exist')} />
      ),
      disabled: <DateField label={label} mask={birthdayMask} defaultValue="28.11.2026" disabled />,
    }
  },
}
