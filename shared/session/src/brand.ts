import { createStore } from 'effector'
import type { BrandFace } from '@shop/contracts/shop/brand-face'

const NOBODY = { ru: '', en: '' }

/** Name, contacts and logo of the shop. Set by the shell on both sides. */
export const $brand = createStore<BrandFace>(
  {
    id: '',
    name: '',
    company: NOBODY,
    since: 0,
    hosts: { ru: '', international: '' },
    emails: { care: '', press: '', jobs: '', sender: '' },
    contacts: { other: { phone: '', hours: NOBODY } },
    messengers: { whatsapp: '', telegram: '' },
    socials: { ru: [], en: [] },
    app: { link: '', stores: [] },
    logo: null,
  },
  { serialize: 'ignore' },
)
