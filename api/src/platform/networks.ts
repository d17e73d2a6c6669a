import { BlockList, isIP } from 'node:net'
import { StartError } from './db/database.ts'

/** City by network address; replaceable by a GeoIP service behind the same interface. */
export interface Networks {
  /** City id; null if no network matches. */
  cityOf: (address: string) => number | null
}

/** Parses `203.0.113.0/24=61,2001:db8::/32=120`: networks and city ids; the first match wins. @throws StartError for an invalid item */
export function networksFrom(text: string): Networks {
  const items = text.split(',').map((item) => item.trim())
  const networks = items.filter(Boolean).map((item) => {
    const [, address = '', bits = '', city = ''] = /^([\da-f.:]+)\/(\d{1,3})=(\d{1,6})$/i.exec(item) ?? []
    const family = isIP(address)
    if (family === 0 || Number(bits) > (family === 4 ? 32 : 128)) {
      throw new StartError(
        `CITY_NETWORKS has "${item}", and each item must be a network and the id of its city, such as 203.0.113.0/24=61.`,
      )
    }
    const list = new BlockList()
    list.addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6')
    return { list, city: Number(city) }
  })
  return {
    cityOf: (address) => {
      const bare = address.replace(/^::ffff:/, '')
      const family = isIP(bare)
      if (family === 0) return null
      return networks.find(({ list }) => list.check(bare, family === 4 ? 'ipv4' : 'ipv6'))?.city ?? null
    },
  }
}
