import type { MainBanner, MainPage } from '@shop/contracts/content/main-page'
import type { Picture } from '@shop/contracts/core/picture'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../../platform/db/database.ts'
import type { StoredBanners } from './documents/documents.ts'
import { withFigures } from './landings/figures.ts'
import { picturesOf } from './pictures.ts'

export type MainBanners = Pick<MainPage, 'mainBanner' | 'certificateStoryImage' | 'banners' | 'editorial'>

/** Banners of the main page in the shopper's language. */
export async function bannersOf(database: Queryable, stored: StoredBanners, shop: ShopContext): Promise<MainBanners> {
  const pictures = await picturesOf(
    database,
    stored.flatMap(({ picture, portrait }) => [picture, ...(portrait ? [portrait] : [])]),
  )
  const shown = (key: string | undefined, alt: string): Picture | null => {
    const picture = key === undefined ? undefined : pictures.get(key)
    return picture ? { ...picture, alt } : null
  }
  const worded = stored.map(({ place, url, picture, portrait, [shop.locale]: words }) => ({
    place,
    title: words.title,
    text: withFigures(words.text, shop) ?? '',
    action: words.action,
    url: words.url ?? url,
    wide: shown(picture, words.alt),
    portrait: shown(portrait, words.alt),
  }))
  const story = (place: 'main' | 'certificate' | 'editorial'): MainBanner | null => {
    const found = worded.find((banner) => banner.place === place)
    if (!found?.wide || !found.portrait) return null
    const { title, text, action, url, wide, portrait } = found
    return { title, text, action, url, wide, portrait }
  }
  return {
    mainBanner: story('main'),
    certificateStoryImage: story('certificate'),
    editorial: story('editorial'),
    banners: worded.flatMap(({ place, title, text, url, wide }) => (place === 'row' && wide ? [{ title, text, url, picture: wide }] : [])),
  }
}
