import type { Popup } from '@shop/session'
import type { texts } from '../../platform/texts/ru.ts'

export interface FooterLink {
  to: string
  text: keyof typeof texts
  popup?: Popup
  /** Exists on the Russian storefront only, though the guard lets its address pass. */
  onlyRu?: true
}

const popupOf = (owner: Popup['owner'], widget: string): Popup => ({ owner, widget })
const DELIVERY = popupOf('mfe-cart-checkout', 'delivery')
const WARRANTY = popupOf('mfe-landings', 'warranty')
const CARE = popupOf('mfe-landings', 'care')
const SHOPS = popupOf('mfe-landings', 'shops')

/** Links of both storefronts; filtered by the guard. */
export const columns: { title: keyof typeof texts | null; links: FooterLink[] }[] = [
  {
    title: 'catalog',
    links: [
      { to: '/catalog', text: 'jewelry' },
      { to: '/catalog/new', text: 'newPieces' },
      { to: '/designers', text: 'designers' },
      { to: '/catalog/men', text: 'men' },
      { to: '/catalog/sale', text: 'sale' },
    ],
  },
  {
    title: 'forShoppers',
    links: [
      { to: '/profile', text: 'findOrder', popup: popupOf('mfe-profile', 'order-lookup') },
      { to: '/dostavka-i-oplata', text: 'delivery', popup: DELIVERY },
      { to: '/delivery', text: 'delivery', popup: DELIVERY },
      { to: '/vozvrat', text: 'returns' },
      { to: '/returns', text: 'returns' },
      { to: '/garantii', text: 'warranty', popup: WARRANTY },
      { to: '/warranty', text: 'warranty', popup: WARRANTY },
      { to: '/dolyame', text: 'instalments', popup: popupOf('mfe-cart-checkout', 'instalments') },
      { to: '/ukhod-za-ukrasheniyami', text: 'care', popup: CARE },
      { to: '/caring-for-jewelry', text: 'care', popup: CARE },
    ],
  },
  {
    // Called by the brand's own name.
    title: null,
    links: [
      { to: '/about', text: 'about' },
      { to: '/shops', text: 'shops', popup: SHOPS },
      { to: '/stores', text: 'shops', popup: SHOPS },
      { to: '/contacts', text: 'contacts' },
      { to: '/press', text: 'press' },
      { to: '/career', text: 'career' },
      { to: '/streams', text: 'streams' },
      { to: '/contacts', text: 'social', popup: popupOf('mfe-landings', 'social') },
      { to: '/contacts', text: 'news', popup: popupOf('mfe-landings', 'subscriptions') },
    ],
  },
  {
    title: 'privileges',
    links: [
      { to: '/landings/loyalty-program', text: 'loyalty' },
      { to: '/referral-program', text: 'referral', onlyRu: true },
      { to: '/certificate', text: 'certificate' },
      { to: '/get-certificate', text: 'activate' },
      { to: '/piercing', text: 'piercing' },
    ],
  },
]

export const legal: FooterLink[] = [
  { to: '/oferta', text: 'terms' },
  { to: '/terms', text: 'terms' },
  { to: '/polozhenie-ob-obrabotke-i-zashchite-personalnykh-dannykh', text: 'privacy' },
  { to: '/privacy', text: 'privacy' },
  { to: '/personal-data-agreement', text: 'agreement' },
]
