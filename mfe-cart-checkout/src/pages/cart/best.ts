import { createBest } from '#features/best/best.ts'
import { phrase } from './texts/index.ts'
import { ofBag } from './whole-cart-calls.ts'

export const best = createBest({ ...ofBag, applied: (sum) => phrase('bestApplied', { sum }) })
