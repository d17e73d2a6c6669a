import * as v from 'valibot'

/** Where the sign-in popup was opened; defaults to `login_form`. */
export const AuthSource = v.picklist([
  'login_form',
  'cart',
  'login',
  'landing',
  'certificate-payment',
  'certificate-add',
  'certificate-add-to-profile',
  'yaid',
  'profile',
])
export type AuthSource = v.InferOutput<typeof AuthSource>
