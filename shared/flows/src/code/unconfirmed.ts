import { sample } from 'effector'
import type { CodeState } from '@shop/contracts/confirmation/code'
import { AUTH_CODE_LENGTH, CODE_LIFE_SECONDS } from '@shop/contracts/core/limits'
import type { Confirmation } from './confirmation.ts'

/** Asks for the code when its sending was not confirmed: the message may have come, and the API takes its code. */
export function offerUnconfirmed({ $sendError, $sent, $wanted, codeCame }: Confirmation<unknown>): void {
  sample({
    clock: $sendError,
    source: { sent: $sent, wanted: $wanted },
    filter: ({ sent }, error) => error === 'CODE_NOT_SENDED' && sent === null,
    fn: ({ wanted }): CodeState => ({
      login: wanted?.login ?? '',
      method: 'sms',
      sent: false,
      resendIn: 0,
      expiresIn: CODE_LIFE_SECONDS,
      codeLength: AUTH_CODE_LENGTH,
      methods: ['sms'],
    }),
    target: codeCame,
  })
}
