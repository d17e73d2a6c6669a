import { Heart } from '@shop/ui'
import { LIKED_ITEM } from '../samples.ts'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => {
    const name = say('Кольцо «Аврора»', 'Aurora ring')
    return {
      default: <Heart itemId={1} name={name} />,
      focus: <Heart itemId={1} name={name} />,
      on: <Heart itemId={LIKED_ITEM} name={name} />,
      framed: <Heart itemId={1} name={name} framed />,
      'framed, on': <Heart itemId={LIKED_ITEM} name={name} framed />,
    }
  },
}
