import type { Translation } from '@shop/i18n'
import type { calibrationTexts as ru } from './ru.ts'

export const calibrationTexts: Translation<typeof ru> = {
  calibrateBy: 'Calibrate with',
  card: 'Card',
  cardShort: 'Hold the short side of a credit card, {{mm}} mm, against the frame. Move the slider until the edges meet.',
  cardLong: 'Hold any credit card against the frame: its long side is {{mm}} mm. Move the slider until the edges meet.',
  coinHow: 'Lay the coin on the circle: it is {{mm}} mm across. Move the slider until the edges meet.',
  cardNote: 'A pass or a travel card will do: they are the same size. We do not need the card’s number.',
  frame: 'Width of the frame',
  frameNow: '{{mm}} pixels in a millimeter',
  narrower: 'Narrower frame',
  wider: 'Wider frame',
  mm: '{{mm}} mm',
  calibrateFoot: 'Remembered for this screen',
  match: 'They match',
}
