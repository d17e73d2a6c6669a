import * as v from 'valibot'

/** Spec §2: where the auth popup was opened from; `login_form` is the default of spec §7. */
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
