import * as v from 'valibot'
import { email, phone } from '@shop/forms/fields/contact'
import { required } from '@shop/forms/required'
import { validated } from '@shop/forms/resolver'

export const phoneLogin = v.object({ login: v.pipe(v.string(), validated(phone)) })

const mail = v.pipe(v.string(), v.trim(), validated(email))
export const mailLogin = v.object({ login: mail, password: v.string(), signs: v.string() })
export const passwordLogin = v.object({
  login: mail,
  password: v.pipe(
    v.string(),
    validated((text: string) => required(text, 'EMPTY_PASSWORD')),
  ),
  signs: v.string(),
})
