import * as v from 'valibot'
import { email } from '@shop/forms/fields/contact'
import { validated } from '@shop/forms/resolver'

export const alertSchema = v.object({ email: v.pipe(v.string(), v.trim(), validated(email)) })
