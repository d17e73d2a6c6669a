import type { texts } from '../../texts/ru.ts'

export interface FooterLink {
  to: string
  text: keyof typeof texts
}

/** Both storefronts in one list: the guard's own rules choose what each shows. */
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
      { to: '/dostavka-i-oplata', text: 'delivery' },
      { to: '/delivery', text: 'delivery' },
      { to: '/vozvrat', text: 'returns' },
      { to: '/returns', text: 'returns' },
      { to: '/garantii', text: 'warranty' },
      { to: '/warranty', text: 'warranty' },
      { to: '/dolyame', text: 'instalments' },
      { to: '/ukhod-za-ukrasheniyami', text: 'care' },
      { to: '/caring-for-jewelry', text: 'care' },
    ],
  },
  {
    // Called by the brand's own name.
    title: null,
    links: [
      { to: '/about', text: 'about' },
      { to: '/shops', text: 'shops' },
      { to: '/stores', text: 'shops' },
      { to: '/contacts', text: 'contacts' },
      { to: '/press', text: 'press' },
      { to: '/career', text: 'career' },
      { to: '/streams', text: 'streams' },
    ],
  },
  {
    title: 'privileges',
    links: [
      { to: '/landings/loyalty-program', text: 'loyalty' },
      { to: '/referral-program', text: 'referral' },
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
