import type { BrandFace } from '@shop/contracts/shop/brand-face'
import { isBlocked } from '@shop/contracts/shop/guard'
import type { Address, RouteRow } from '@shop/contracts/pages/routes'
import { hostOn, type ShopContext } from '@shop/contracts/shop/storefront'

/** Storefront origins, without trailing slash. */
interface Origins {
  ru: string
  international: string
}

/** Both storefronts' origins: the document's own and its counterpart; none for unknown hosts. */
function originsOf(origin: string, storefront: ShopContext['storefront'], { hosts }: Pick<BrandFace, 'hosts'>): Origins {
  const at = (side: keyof Origins) => {
    if (side === storefront) return origin
    const url = new URL(origin)
    const host = hostOn(side, url.host)
    if (host === null) url.hostname = hosts[side]
    else url.host = host
    return url.origin
  }
  return { ru: at('ru'), international: at('international') }
}

/** The page's description: see `Head` of @shop/routing. */
export interface PageHead {
  title: string
  description?: string
  canonical?: string
  noindex?: boolean
  image?: string
}

export interface DescribedVisit {
  row: RouteRow | null
  address: Address
  context: ShopContext
  brand: Pick<BrandFace, 'name' | 'hosts'>
  /** The document's origin: `http://shop.ru.localhost:3000`. */
  origin: string
  status: number
}

export interface Description {
  title: string
  description: string
  canonical: string
  noindex: boolean
  /** hreflang links; empty for pages of one storefront. */
  alternates: { lang: 'ru' | 'en' | 'x-default'; href: string }[]
  image: string | null
}

/** Computes a document's head, on the server and after navigation. */
export function describe(head: PageHead, { row, address, context, brand, origin, status }: DescribedVisit): Description {
  const origins = originsOf(origin, context.storefront, brand)
  const side = context.locale === 'ru' ? 'ru' : 'international'
  const path = head.canonical ?? address.pathname + address.search
  const canonical = origins[side] + path
  const noindex = status !== 200 || row?.personal === true || row?.unindexed === true || head.noindex === true
  const image = head.image ? new URL(head.image, origins[side]).href : null
  const title = head.title ? `${head.title} — ${brand.name}` : brand.name
  return {
    title,
    description: head.description ?? '',
    canonical,
    noindex,
    alternates: noindex ? [] : alternatesOf(row, path, side, origins),
    image,
  }
}

function alternatesOf(row: RouteRow | null, path: string, side: keyof Origins, origins: Origins): Description['alternates'] {
  const other = row?.pair ?? path
  const paths = side === 'ru' ? { ru: path, international: other } : { ru: other, international: path }
  if (isBlocked('ru', paths.ru) || isBlocked('international', paths.international)) return []
  const [ru, en] = [origins.ru + paths.ru, origins.international + paths.international]
  return [
    { lang: 'ru', href: ru },
    { lang: 'en', href: en },
    { lang: 'x-default', href: en },
  ]
}
