import { createCodes } from '#features/codes/codes.ts'
import { ofBag } from './whole-cart-calls.ts'

export const codes = createCodes(ofBag)
