import { type Channel, CHANNELS, type Topic, TOPICS } from '@shop/contracts/marketing/subscriptions'

/** News consents are older than topics and keep their names. */
const NEWS: Record<Channel, string> = { mail: 'newsletter', sms: 'newsletter-sms', push: 'newsletter-push' }

/** Name of the topic and channel in `consents`. */
export const kindOf = (topic: Topic, channel: Channel) => (topic === 'news' ? NEWS[channel] : `${topic}-${channel}`)

export const KINDS = TOPICS.flatMap((topic) => CHANNELS.map((channel) => ({ topic, channel, kind: kindOf(topic, channel) })))
