import net from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Whether a proxy is believed. Hop 0 is the peer of the connection, later ones are what `X-Forwarded-For` names, from its end. */
export type TrustedProxies = (address: string, hop: number) => boolean

/** Who asks, as the believed proxies say. */
export interface Sender {
  address: string
  secure: boolean
}

/** Only proxies on this machine. */
export const LOOPBACK = '127.0.0.0/8,::1'
const MOST_HOPS = 8
/** Wider networks contain strangers. */
const WIDEST = { ipv4: 8, ipv6: 32 }
/** Addresses that only an owner's own network uses (RFC 4193, RFC 4291): they may be as wide as they are. */
const PRIVATE_IPV6 = [
  { first: 'fc00::', prefix: 7 },
  { first: 'fe80::', prefix: 10 },
]
/** All of IPv4, as IPv6 writes it. */
const MAPPED = { first: '::ffff:0:0', prefix: 96 }

interface Network {
  address: string
  prefix: number
  family: 'ipv4' | 'ipv6'
}

/**
 * `TRUSTED_PROXIES`: networks, and how many proxies stand before the front door whatever their addresses. The peer itself must always be in
 * a network: a number alone would believe whoever connects.
 * @throws Error with one sentence for the operator.
 */
export function readTrustedProxies(text: string): TrustedProxies {
  const items = text.split(',').map((item) => item.trim())
  const counts = items.filter((item) => /^\d+$/.test(item))
  const hops = Number(counts[0] ?? 1)
  if (counts.length > 1 || hops < 1 || hops > MOST_HOPS) {
    throw new Error(`TRUSTED_PROXIES is "${text}", and its number of proxies must be one number from 1 to ${MOST_HOPS}.`)
  }
  const listed = items.filter((item) => !counts.includes(item))
  const known = new net.BlockList()
  for (const item of listed.length > 0 ? listed : LOOPBACK.split(',')) {
    const network = networkIn(item)
    if (!network) {
      throw new Error(`TRUSTED_PROXIES is "${text}", and it must be a list such as 10.0.0.0/8,2001:db8:1::/48 or 127.0.0.1,2.`)
    }
    if (isTooWide(network))
      throw new Error(`TRUSTED_PROXIES names ${item}, and strangers have addresses there: name the proxies' own network.`)
    known.addSubnet(network.address, network.prefix, network.family)
  }
  return (entry, hop) => {
    const address = addressIn(entry)
    return address !== null && ((hop > 0 && hop < hops) || known.check(address, familyOf(address)))
  }
}

/** The shopper behind the believed proxies, by Fastify's `trustProxy`. */
export function senderOf({ ips = [], protocol }: FastifyRequest): Sender {
  // A proxy that names nobody is the last one that is known.
  const named = ips.map(addressIn).findLast((address) => address !== null)
  return { address: named ?? '', secure: protocol === 'https' }
}

const familyOf = (address: string) => (net.isIPv6(address) ? 'ipv6' : 'ipv4')

/** Some proxies write ports (`192.0.2.1:4711`, `[2001:db8::1]:4711`) and zones. */
function addressIn(entry: string | undefined): string | null {
  const [bare = ''] = (entry ?? '').trim().split('%')
  if (net.isIP(bare)) return bare
  const inside = /^\[(.+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? ''
  return net.isIP(inside) ? inside : null
}

function networkIn(item: string): Network | null {
  const [address = '', prefix, ...more] = item.split('/')
  if (!net.isIP(address) || more.length > 0) return null
  const family = familyOf(address)
  const most = family === 'ipv6' ? 128 : 32
  if (prefix === undefined) return { address, prefix: most, family }
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= most ? { address, prefix: Number(prefix), family } : null
}

function isTooWide({ address, prefix, family }: Network): boolean {
  if (family === 'ipv4') return prefix < WIDEST.ipv4
  const isMapped = contains(MAPPED.first, MAPPED.prefix, address) || contains(address, prefix, MAPPED.first)
  if (isMapped) return prefix < MAPPED.prefix + WIDEST.ipv4
  const isPrivate = PRIVATE_IPV6.some((own) => prefix >= own.prefix && contains(own.first, own.prefix, address))
  return !isPrivate && prefix < WIDEST.ipv6
}

function contains(first: string, prefix: number, address: string): boolean {
  const network = new net.BlockList()
  network.addSubnet(first, prefix, 'ipv6')
  return network.check(address, 'ipv6')
}
