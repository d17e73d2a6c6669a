import { ResponsivePicture } from '@shop/ui'
import { RING } from '../samples.ts'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say, picture }) => {
    const ring = picture(`${RING}-1`, say('Кольцо «Аврора»', 'Aurora ring'))
    return {
      default: <ResponsivePicture picture={ring} sizes="320px" />,
      'on a plate': (
        <span className="plate">
          <ResponsivePicture picture={ring} sizes="320px" plain />
        </span>
      ),
    }
  },
}
