import { CodeField } from '@shop/ui/code-field'
import { Held, ignored } from '../held.tsx'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => {
    const label = say('Код из сообщения', 'Code from the message')
    const field = (value: string, props: object = {}) => (
      <Held value={value}>
        {(digits, onChange) => <CodeField label={label} value={digits} onChange={onChange} onComplete={ignored} {...props} />}
      </Held>
    )
    return {
      empty: field(''),
      default: field('04', { hint: say('Отправили на +7 916 204-18-77', 'Sent to +7 916 204-18-77') }),
      focus: field('041'),
      error: field('0412', { error: say('Неверный код подтверждения', 'Wrong confirmation code') }),
      disabled: field('0412', { disabled: true }),
      'six digits': field('041', { length: 6 }),
    }
  },
}
