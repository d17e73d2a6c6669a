import { ownOrigin } from '../payments/way-back.ts'
import type { ShopVisitor } from '../http/visitor.ts'

/** Address of the shop for a letter: encrypted everywhere but on this machine. */
export const originOf = (host: string) => `${/(^|\.)localhost(:\d+)?$|^127\./.test(host) ? 'http' : 'https'}://${host}`

/** The same for who asks now: only hosts of ours get into a letter. */
export const hostFor = (visitor: Pick<ShopVisitor, 'host' | 'secure'>, shopHosts: readonly string[]) =>
  new URL(ownOrigin(visitor, shopHosts)).host
