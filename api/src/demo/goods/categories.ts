import type { Locale } from '@shop/contracts/shop/storefront'

interface DemoCategory extends Record<Locale, { name: string; description: string }> {
  slug: string
  /** Slug of the listing banner. */
  banner?: string
}

/** Categories in menu order; a design's kind is a category slug. */
export const categories: readonly DemoCategory[] = [
  {
    slug: 'rings',
    ru: {
      name: 'Кольца',
      description: 'От тонкого каната на каждый день до солитера, который передают внукам. Размер можно поменять в течение тридцати дней.',
    },
    en: {
      name: 'Rings',
      description: 'From a slender rope for every day to a solitaire that is handed down. Sizes can be exchanged within thirty days.',
    },
  },
  {
    slug: 'earrings',
    ru: {
      name: 'Серьги',
      description: 'Пусеты, кольца, хаги и каффы. У каждой пары указаны вес и застёжка — это то, что чувствуешь к вечеру.',
    },
    en: {
      name: 'Earrings',
      description: 'Studs, hoops, huggies and cuffs. Every pair tells its weight and its catch, which is what you feel by evening.',
    },
  },
  {
    slug: 'necklaces',
    banner: 'pearls',
    ru: { name: 'Колье и подвески', description: 'Цепи, нити жемчуга и подвески на регулируемых цепочках: длину можно менять под ворот.' },
    en: {
      name: 'Necklaces',
      description: 'Chains, strands of pearls and pendants on adjustable chains: change the length to suit a neckline.',
    },
  },
  {
    slug: 'bracelets',
    ru: { name: 'Браслеты', description: 'Жёсткие и гибкие. Измерьте запястье и прибавьте сантиметр — это и есть ваш размер.' },
    en: { name: 'Bracelets', description: 'Stiff ones and supple ones. Measure the wrist and add a centimetre: that is your size.' },
  },
  {
    slug: 'brooches',
    ru: { name: 'Броши', description: 'На лацкан, шарф или бархатную ленту. Двойные иглы не портят ткань.' },
    en: { name: 'Brooches', description: 'For a lapel, a scarf or a velvet ribbon. Double pins are kind to cloth.' },
  },
  {
    slug: 'piercing',
    banner: 'piercing',
    ru: { name: 'Пирсинг', description: 'Лабреты, кликеры и штанги из золота, серебра и стали, с внутренней резьбой.' },
    en: { name: 'Piercing', description: 'Labrets, clickers and bars in gold, silver and steel, internally threaded.' },
  },
  {
    slug: 'men',
    banner: 'men',
    ru: { name: 'Мужское', description: 'Чернёное серебро, оникс и матовая сталь: вещи, которые носят каждый день.' },
    en: { name: 'Men', description: 'Blackened silver, onyx and brushed steel, made to be worn every day.' },
  },
  {
    slug: 'accessories',
    ru: { name: 'Аксессуары', description: 'Заколки и шкатулки: для волос и для того, что на ночь снимают.' },
    en: { name: 'Accessories', description: 'Clips and boxes: for the hair, and for all that is taken off at night.' },
  },
  {
    slug: 'certificates',
    ru: {
      name: 'Сертификаты',
      description: 'Электронный приходит сразу после оплаты, в конверте — вместе с заказом. Оплатить можно любые украшения.',
    },
    en: {
      name: 'Gift certificates',
      description: 'The electronic one arrives as soon as it is paid, the one in an envelope with the order. They pay for any jewelry.',
    },
  },
  {
    slug: 'sizers',
    ru: { name: 'Для колец', description: '' },
    en: { name: 'For rings', description: '' },
  },
]
