import type { Popup } from '@shop/session'
import type { texts } from '../../platform/texts/ru.ts'

export interface FooterLink {
  to: string
  text: keyof typeof texts
  /** Opens a popup; the shell's unless an owner is given. */
  popup?: string
  owner?: Popup['owner']
  /** Exists on the Russian storefront only, though the guard lets its address pass. */
  onlyRu?: true
}

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
      { to: '/profile', text: 'findOrder', popup: 'order-lookup', owner: 'mfe-profile' },
      { to: '/dostavka-i-oplata', text: 'delivery', popup: 'delivery' },
      { to: '/delivery', text: 'delivery', popup: 'delivery' },
      { to: '/vozvrat', text: 'returns' },
      { to: '/returns', text: 'returns' },
      { to: '/garantii', text: 'warranty', popup: 'warranty' },
      { to: '/warranty', text: 'warranty', popup: 'warranty' },
      { to: '/dolyame', text: 'instalments', popup: 'instalments' },
      { to: '/ukhod-za-ukrasheniyami', text: 'care', popup: 'care' },
      { to: '/caring-for-jewelry', text: 'care', popup: 'care' },
    ],
  },
  {
    // Called by the brand's own name.
    title: null,
    links: [
      { to: '/about', text: 'about' },
      { to: '/shops', text: 'shops', popup: 'shops' },
      { to: '/stores', text: 'shops', popup: 'shops' },
      { to: '/contacts', text: 'contacts' },
      { to: '/press', text: 'press' },
      { to: '/career', text: 'career' },
      { to: '/streams', text: 'streams' },
      { to: '/contacts', text: 'social', popup: 'social' },
      { to: '/contacts', text: 'news', popup: 'subscriptions' },
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
