import type { OauthFailure, OauthFault } from '@shop/contracts/auth/oauth'
import type { Refusal } from '@shop/contracts/core/errors/answer-code'
import type { Locale } from '@shop/contracts/shop/storefront'
import { Refused } from '../../../platform/http/refusal.ts'

/** The identity provider did not sign in: "Ошибка авторизации", with the reason for the page. */
export class ProviderRefused extends Refused {
  readonly reason: OauthFault

  constructor(reason: OauthFault) {
    super('PROVIDER_FAILED')
    this.reason = reason
  }

  override answer(locale: Locale, requestId: string): Refusal & OauthFailure {
    const refusal = super.answer(locale, requestId)
    return { ...refusal, code: 'PROVIDER_FAILED', success: false, reason: this.reason, message: refusal.error }
  }
}
