import { HOSTS, SHOP_PORT, type Host } from '../../environment.ts'
import { ask } from '../ask.ts'

const AT_ONCE = 8

/** URL → pages that link to it. */
export type Links = Map<string, string[]>

export interface Named {
  host: Host
  path: string
}

/** Host and path of a URL of the shop; null for an external one. */
export function ofTheShop(address: string, page: Named): Named | null {
  const base = `http://${HOSTS[page.host]}:${SHOP_PORT}${page.path}`
  if (!URL.canParse(address, base)) return { host: page.host, path: address }
  const { protocol, hostname, port, pathname, search } = new URL(address, base)
  const host = (Object.keys(HOSTS) as Host[]).find((name) => HOSTS[name] === hostname)
  return /^https?:$/.test(protocol) && host && port === String(SHOP_PORT) ? { host, path: pathname + search } : null
}

/** Broken or redirecting links; each is requested once. */
export async function deadLinks(links: Links): Promise<string[]> {
  const left = [...links]
  const dead: string[] = []
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [key, pages] = next
      const [host, path] = key.split(' ') as [Host, string]
      const { status } = await ask(path, { host, method: 'HEAD' })
      if (status !== 200) dead.push(`${HOSTS[host]}${path} is answered ${status}, named by ${pages.slice(0, 3).join(', ')}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return dead.toSorted()
}
