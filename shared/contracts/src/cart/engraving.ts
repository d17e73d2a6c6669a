import * as v from 'valibot'
import type { Currency, Minor } from '../core/money.ts'
import { typedLine } from '../core/text/typed-text.ts'

/** Typefaces of the engraver: a serif and a script. */
export const ENGRAVING_FACES = ['serif', 'script'] as const
export type EngravingFace = (typeof ENGRAVING_FACES)[number]

/** Signs as a person counts them. */
export const ENGRAVING_MAX = 20
/** Days that the workshop adds to the delivery. */
export const ENGRAVING_DAYS = 4
/** Per piece, minor units. */
export const ENGRAVING_PRICE: Record<Currency, Minor> = { RUB: 150_000, AED: 7_500, USD: 2_000 }

/** Signs besides letters, digits and spaces. Both typefaces must have a glyph for each. */
export const ENGRAVING_SIGNS = '&+-.,!·'
const SIGNS = new RegExp(`^[A-Za-zА-Яа-яЁё0-9 ${ENGRAVING_SIGNS.replace(/[-.]/g, '\\$&')}]*$`)

/** What a shopper asks for: composed letters, single spaces, none around. */
export const EngravingText = v.pipe(
  v.string('EMPTY_FIELD'),
  typedLine,
  v.nonEmpty('EMPTY_FIELD'),
  v.regex(SIGNS, 'ENGRAVING_SIGNS'),
  v.maxLength(ENGRAVING_MAX, 'TOO_LONG'),
)
export const Engraving = v.object({ text: EngravingText, face: v.picklist(ENGRAVING_FACES) })
export type Engraving = v.InferOutput<typeof Engraving>

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** Where the words stand in the main picture: a line by its middle and length, in fractions of the picture, that may sag as a band does. */
export const EngravingPlace = v.object({
  x: share,
  y: share,
  /** Of the picture's width. */
  width: v.pipe(share, v.minValue(0.05)),
  /** Degrees, clockwise. */
  angle: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  /** How far its middle sags, in fractions of its length; 0: straight. */
  bend: v.pipe(v.number(), v.minValue(-0.5), v.maxValue(0.5)),
})
export type EngravingPlace = v.InferOutput<typeof EngravingPlace>
