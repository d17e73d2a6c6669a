import { type Channel, CHANNELS, type Topic, TOPICS } from '@shop/contracts/marketing/subscriptions'

/** The consents of the shop's news are older than the other topics. */
const NEWS: Record<Channel, string> = { mail: 'newsletter', sms: 'newsletter-sms', push: 'newsletter-push' }

/** What a consent of this topic and channel is called in `consents`. */
export const kindOf = (topic: Topic, channel: Channel) => (topic === 'news' ? NEWS[channel] : `${topic}-${channel}`)

export const KINDS = TOPICS.flatMap((topic) => CHANNELS.map((channel) => ({ topic, channel, kind: kindOf(topic, channel) })))
