import * as v from 'valibot'
import { email, phone } from '@shop/forms/contact'
import { judged } from '@shop/forms/resolver'

export const phoneLogin = v.object({ login: v.pipe(v.string(), judged(phone)) })
export const mailLogin = v.object({ login: v.pipe(v.string(), v.trim(), judged(email)) })
