import { combine, createEvent, createStore, sample } from 'effector'
import { captchaImage, confirmPhone, sendCode, type CodeMethod } from '@shop/contracts/auth'
import type { ErrorCode } from '@shop/contracts/error-codes'
import { phoneNumber } from '@shop/forms/contact'
import { codeOf, createRequestFx, type RequestError } from '@shop/http'
import { $favorites, $user, favoritesRead, toastShown, userChanged } from '@shop/session'
import { $values } from '../draft.ts'

export interface CodeWanted {
  phone: string
  method?: CodeMethod
  /** What the shopper has read in the picture. */
  captcha?: string
}

export const codeWanted = createEvent<CodeWanted>()
export const codeTyped = createEvent<{ phone: string; code: string }>()
export const captchaRenewed = createEvent<void>()

export const sendFx = createRequestFx(sendCode)
export const confirmFx = createRequestFx(confirmPhone)
const captchaFx = createRequestFx(captchaImage)

/** The picture that the server wants read first. */
export const $captcha = createStore<{ image: string; token: string } | null>(null, { serialize: 'ignore' })
  .on(captchaFx.doneData, (_, captcha) => captcha)
  .reset(sendFx.done)

export interface UnderWay {
  phone: string
  method: CodeMethod
  methods: CodeMethod[]
  /** ms since 1970: from then on another code may be asked for. */
  nextAt: number
}

const $sent = createStore<UnderWay | null>(null, { serialize: 'ignore' })
  .on(sendFx.doneData, (_, { code }) => ({
    phone: code.login,
    method: code.method,
    methods: code.methods,
    nextAt: Date.now() + code.resendIn * 1000,
  }))
  .reset(confirmFx.done)

const $number = $values.map((values) => phoneNumber(values?.phone ?? ''))

/** A code for this very number; another digit makes it another's (reading 31). */
export const $code = combine($sent, $number, (sent, number) => (sent?.phone === number ? sent : null))

const $ownConfirmed = createStore<string | null>(null, { serialize: 'ignore' }).on(
  confirmFx.done,
  (_, { params }) => params.body?.phone ?? null,
)
/** Signed in with a phone, or a true confirm result for it (spec §4). */
export const $confirmedPhone = combine($user, $ownConfirmed, (user, own) => own ?? user.confirmedPhone ?? (user.isAuth ? user.phone : null))

export interface PhoneFault {
  phone: string
  code: ErrorCode
  /** The server's own words, such as how many tries are left. */
  text: string | null
}

const faultOf = (phone: string | undefined, error: RequestError): PhoneFault | null => {
  const code = codeOf(error)
  return code && { phone: phone ?? '', code, text: error.kind === 'http' ? (error.refusal?.error ?? null) : null }
}

const $sendFault = createStore<PhoneFault | null>(null, { serialize: 'ignore' })
  .on(sendFx.fail, (_, { params, error }) => faultOf(params.body?.phone, error))
  .reset(codeWanted, confirmFx.done)
const $confirmFault = createStore<PhoneFault | null>(null, { serialize: 'ignore' })
  .on(confirmFx.fail, (_, { params, error }) => faultOf(params.body?.phone, error))
  .reset(codeTyped, codeWanted)

const ofThisNumber = (fault: PhoneFault | null, number: string) => (fault?.phone === number ? fault : null)
export const $sendingFault = combine($sendFault, $number, ofThisNumber)
export const $confirmingFault = combine($confirmFault, $number, ofThisNumber)

sample({
  clock: codeWanted,
  source: $captcha,
  fn: (picture, { phone, method = 'sms', captcha }) => ({
    body: {
      phone: phoneNumber(phone),
      method,
      ...(picture && captcha !== undefined && { captcha: { token: picture.token, text: captcha } }),
    },
  }),
  target: sendFx,
})
const needsPicture = sample({
  clock: sendFx.failData,
  filter: (error) => error.kind === 'http' && (error.code === 'CAPTCHA_REQUIRED' || error.code === 'WRONG_CAPTCHA'),
})
sample({ clock: [needsPicture, captchaRenewed], fn: () => ({}), target: captchaFx })

sample({
  clock: codeTyped,
  source: $favorites,
  fn: (favorites, { phone, code }) => ({
    body: { phone: phoneNumber(phone), code, source: 'cart' as const, favorites: favorites.slice(0, 500) },
  }),
  target: confirmFx,
})
sample({ clock: confirmFx.doneData, fn: ({ user }) => user, target: userChanged })
sample({
  clock: confirmFx.doneData,
  filter: ({ merged }) => merged !== null,
  fn: ({ merged }) => merged?.favoriteItemIds ?? [],
  target: favoritesRead,
})
sample({
  clock: confirmFx.doneData,
  filter: ({ merged }) => Boolean(merged?.message),
  fn: ({ merged }) => ({ text: merged?.message ?? '' }),
  target: toastShown,
})
