import { MobidState } from '@shop/contracts/auth/mobid'
import * as v from 'valibot'
import { signedPost } from './signed-post.ts'

/** A mobile operator that asks on the phone itself whether its owner signs in (mobid). */
export interface OperatorPort {
  /** Whether it can ask this phone at all: Russian numbers only. */
  serves: (phone: string) => boolean
  isConfigured: boolean
  /** Throws when the operator does not ask. The same id is asked once. */
  ask: (question: { id: string; phone: string; text: string; expiresIn: number }) => Promise<void>
  /** What the person has answered; throws when the operator does not tell. */
  stateOf: (id: string) => Promise<MobidState>
}

export interface OperatorConfig {
  url: string | undefined
  key: string
}

const State = v.object({ state: MobidState })

/** OPERATOR_URL and OPERATOR_KEY: JSON signed as messages are. */
export const operatorPort = ({ url, key }: OperatorConfig): OperatorPort => ({
  isConfigured: url !== undefined,
  serves: (phone) => url !== undefined && phone.startsWith('+7'),
  ask: async (question) => {
    const response = await signedPost(url, '/mobile-id/requests', question, key)
    await response.body?.cancel()
  },
  stateOf: async (id) => v.parse(State, await (await signedPost(url, '/mobile-id/state', { id }, key)).json()).state,
})
