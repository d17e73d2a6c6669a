import type { Locale } from './storefront.ts'

/** By language: the networks that people of a storefront use. Apart from the contacts, which every page carries. */
export const SOCIAL_NETWORKS: Record<Locale, readonly { name: string; url: string }[]> = {
  ru: [
    { name: 'ВКонтакте', url: 'https://vk.com/zlata_example' },
    { name: 'Telegram', url: 'https://t.me/zlata_example_channel' },
    { name: 'Дзен', url: 'https://dzen.ru/zlata_example' },
  ],
  en: [
    { name: 'Instagram', url: 'https://www.instagram.com/zlata_example' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/zlata_example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@zlata_example' },
  ],
}
