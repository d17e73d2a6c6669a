import { ownOrigin } from './way-back.ts'
import type { ShopVisitor } from '../../platform/http/visitor.ts'

/** Shop origin for letters: HTTPS except on localhost. */
export const originOf = (host: string) => `${/(^|\.)localhost(:\d+)?$|^127\./.test(host) ? 'http' : 'https'}://${host}`

/** The origin of the current request; only the shop's hosts may appear in letters. */
export const hostFor = (visitor: Pick<ShopVisitor, 'host' | 'secure'>, shopHosts: readonly string[]) =>
  new URL(ownOrigin(visitor, shopHosts)).host
