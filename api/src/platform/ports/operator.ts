import { MobidState } from '@shop/contracts/auth/mobid'
import * as v from 'valibot'
import { signedPost } from './signed-post.ts'

/** A mobile operator that confirms sign-in on the phone itself (mobid). */
export interface OperatorPort {
  /** Whether the phone is supported: Russian numbers only. */
  serves: (phone: string) => boolean
  isConfigured: boolean
  /** Throws when the request fails. Idempotent by id. */
  ask: (question: { id: string; phone: string; text: string; expiresIn: number }) => Promise<void>
  /** The owner's answer; throws when it cannot be read. */
  stateOf: (id: string) => Promise<MobidState>
}

export interface OperatorConfig {
  url: string | undefined
  key: string
}

const State = v.object({ state: MobidState })

/** OPERATOR_URL and OPERATOR_KEY; signed JSON like messages. */
export const operatorPort = ({ url, key }: OperatorConfig): OperatorPort => ({
  isConfigured: url !== undefined,
  serves: (phone) => url !== undefined && phone.startsWith('+7'),
  ask: async (question) => {
    const response = await signedPost(url, '/mobile-id/requests', question, key)
    await response.body?.cancel()
  },
  stateOf: async (id) => v.parse(State, await (await signedPost(url, '/mobile-id/state', { id }, key)).json()).state,
})
