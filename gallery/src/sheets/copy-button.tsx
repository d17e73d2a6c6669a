import { CopyButton } from '@shop/ui/copy-button'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => {
    const words = say('Скопировать номер', 'Copy the number')
    return {
      default: <CopyButton text="1000428">{words}</CopyButton>,
      focus: <CopyButton text="1000428">{words}</CopyButton>,
      small: (
        <CopyButton text="1000428" small look="text">
          {words}
        </CopyButton>
      ),
    }
  },
}
