import { plugin, type Api } from '../platform/http/implement.ts'
import { serveFavorites, type FavoritesApi } from './catalog/cards/favorites.ts'
import type { Catalogue } from './catalog/catalogue.ts'
import { serveDesigners } from './catalog/designers.ts'
import { serveGifts } from './catalog/gifts/gifts.ts'
import { serveListings } from './catalog/listing.ts'
import { serveLooks } from './catalog/looks/looks.ts'
import { serveNewProducts } from './catalog/new-products.ts'
import { serveProduct } from './catalog/product/product.ts'
import { servePopularSearches } from './catalog/search/popular.ts'
import { serveSuggestions } from './catalog/search/suggest.ts'
import { serveContent } from './content/content.ts'
import { serveEditorsLooks } from './content/editors-looks.ts'
import { serveMainPage } from './content/main-page.ts'
import { servePreview } from './content/preview/serve-preview.ts'
import { servePromises } from './content/promises.ts'
import type { PreviewApi } from './content/published.ts'
import { servePublishing, type PublishingApi } from './content/publishing/publishing.ts'
import { serveTexts } from './content/serve-texts.ts'
import { serveWinterSale } from './content/winter-sale.ts'
import { serveChanges } from './changes/serve-changes.ts'
import { serveAddresses } from './feeds/addresses.ts'
import { serveFeeds } from './feeds/feeds.ts'
import { servePlaces } from './places/places.ts'
import { serveShare } from './share/share.ts'

export interface CatalogApi extends Api {
  catalogue: Catalogue
}

type ContentApi = PreviewApi & PublishingApi & CatalogApi

export const places = plugin('places', servePlaces)

export const catalog = plugin('catalog', (api: CatalogApi & FavoritesApi) => {
  serveListings(api, api.catalogue)
  serveSuggestions(api, api.catalogue)
  servePopularSearches(api, api.catalogue)
  serveGifts(api, api.catalogue)
  serveNewProducts(api, api.catalogue)
  serveProduct(api, api.catalogue)
  serveLooks(api, api.catalogue)
  serveDesigners(api)
  serveFavorites(api)
})

export const content = plugin('content', (api: ContentApi) => {
  serveTexts(api)
  serveContent(api)
  servePromises(api)
  serveWinterSale(api)
  servePublishing(api)
  servePreview(api)
  serveMainPage(api, api.catalogue)
  serveEditorsLooks(api, api.catalogue)
})

export const feeds = plugin('feeds', (api: Api) => {
  serveFeeds(api)
  serveAddresses(api)
})

/** Told to front doors, which keep documents. */
export const changes = plugin('changes', serveChanges)

export const share = plugin('share', serveShare)
