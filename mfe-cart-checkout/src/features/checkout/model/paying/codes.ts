import { createCodes } from '#features/codes/codes.ts'
import { $choices, fullCartReceived } from '../cart.ts'

export const codes = createCodes({ $choices, received: fullCartReceived })
