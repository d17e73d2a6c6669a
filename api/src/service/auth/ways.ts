import { type SignInWays, signInWays } from '@shop/contracts/auth/sign-in-ways'
import { type Api, implement } from '../../platform/http/implement.ts'
import { isOffered } from './provider/oauth.ts'
import { arePasskeysOffered } from './passkeys/host.ts'

const YAID = { ru: 'Яндекс ID', en: 'Yandex ID' } as const

/** Sign-in methods that this host offers. */
export function serveWays(api: Api) {
  const { ports } = api
  implement(
    api,
    signInWays,
    async ({ visitor }): Promise<SignInWays> => ({
      phone: ports.operator.isConfigured ? ['sms', 'flashcall', 'mobid'] : ['sms', 'flashcall'],
      email: ['email', 'password'],
      providers: isOffered(api, visitor) ? [{ code: 'yaid', name: YAID[visitor.shop.locale] }] : [],
      passkey: arePasskeysOffered(api, visitor),
    }),
  )
}
