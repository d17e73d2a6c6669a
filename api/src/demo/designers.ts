import type { Locale } from '@shop/contracts/storefront'

interface DesignerText {
  name: string
  /** Language of the name where it is not the page's. */
  lang?: string
  city: string
  about: string
}

interface DemoDesigner extends Record<Locale, DesignerText> {
  slug: string
  /** Begins the article numbers. */
  mark: string
}

const listed = [
  {
    slug: 'noor-atelier',
    mark: 'NA',
    ru: {
      name: 'Noor Atelier',
      lang: 'en',
      city: 'Дубай',
      about: 'Семь ювелиров и один закрепщик на каждый камень от 0,30 ct. Делают кольца, в которых нет ничего, кроме камня и света.',
    },
    en: {
      name: 'Noor Atelier',
      city: 'Dubai',
      about: 'Seven jewellers and one setter for every stone above 0.30 ct. Rings with nothing in them but a stone and light.',
    },
  },
  {
    slug: 'vera-moss',
    mark: 'VM',
    ru: {
      name: 'Vera Moss',
      lang: 'en',
      city: 'Лондон',
      about: 'Гладкий металл, выпуклые формы и ни одного лишнего шва. Форму сначала лепят из воска, потом отливают.',
    },
    en: {
      name: 'Vera Moss',
      city: 'London',
      about: 'Smooth metal, full shapes and not one needless seam. Each form is first modelled in wax, then cast.',
    },
  },
  {
    slug: 'halden',
    mark: 'HL',
    ru: {
      name: 'Halden',
      lang: 'en',
      city: 'Осло',
      about: 'Дорожки и ступенчатая огранка: холодный свет, собранный в линию. Каждый браслет проверяют на изгиб по звену.',
    },
    en: {
      name: 'Halden',
      city: 'Oslo',
      about: 'Lines of pavé and step cuts: cold light drawn into a line. Every bracelet is bent and checked link by link.',
    },
  },
  {
    slug: 'tihaya-voda',
    mark: 'TV',
    ru: {
      name: 'Тихая вода',
      city: 'Владивосток',
      about: 'Мастерская жемчуга: подбирают нити по цвету, нижут на шёлк и не прячут природных волн.',
    },
    en: {
      name: 'Tikhaya Voda',
      city: 'Vladivostok',
      about: 'A pearl workshop: strands matched by colour, knotted on silk, with nature’s ripples left in sight.',
    },
  },
  {
    slug: 'kamennyi-sad',
    mark: 'KS',
    ru: {
      name: 'Каменный сад',
      city: 'Пермь',
      about: 'Цветные камни с включениями, которые видно. Сначала находят камень, потом под него рисуют оправу.',
    },
    en: {
      name: 'Kamenny Sad',
      city: 'Perm',
      about: 'Coloured stones with their inclusions in sight. First comes the stone, and the setting is drawn for it.',
    },
  },
  {
    slug: 'lune-et-fils',
    mark: 'LF',
    ru: {
      name: 'Lune & Fils',
      lang: 'fr',
      city: 'Лион',
      about: 'Незамкнутые линии, каффы и броши. Украшения, которые держатся на ухе и лацкане сами.',
    },
    en: {
      name: 'Lune & Fils',
      lang: 'fr',
      city: 'Lyon',
      about: 'Open lines, cuffs and brooches: pieces that hold to an ear or a lapel by themselves.',
    },
  },
  {
    slug: 'severin',
    mark: 'SV',
    ru: {
      name: 'Северин',
      city: 'Москва',
      about: 'Печатки, монеты и тяжёлые цепи. Металл толще, чем принято, и рельеф, который становится лучше от носки.',
    },
    en: {
      name: 'Severin',
      city: 'Moscow',
      about: 'Signets, coins and heavy chains. Metal thicker than is usual, with a relief that wearing improves.',
    },
  },
  {
    slug: 'ladoga',
    mark: 'LD',
    ru: { name: 'Ладога', city: 'Карелия', about: 'Браслеты, которые надевают и забывают: гнутый пруток, матовая сталь, кожа и шнур.' },
    en: { name: 'Ladoga', city: 'Karelia', about: 'Bracelets to put on and forget: bent rod, brushed steel, leather and cord.' },
  },
  {
    slug: 'inei',
    mark: 'IN',
    ru: {
      name: 'Иней',
      city: 'Мурманск',
      about: 'Звёзды, голубые камни и пирсинг с внутренней резьбой. Мелкие вещи, сделанные как большие.',
    },
    en: {
      name: 'Inei',
      city: 'Murmansk',
      about: 'Stars, blue stones and internally threaded piercing. Small things made as carefully as large ones.',
    },
  },
  {
    slug: 'zlata',
    mark: 'ZL',
    ru: {
      name: 'ZLATA',
      city: 'Москва',
      about: 'Наша собственная линия: цепи, обручальные кольца и буквы. Основа, с которой всё сочетается.',
    },
    en: {
      name: 'ZLATA',
      city: 'Moscow',
      about: 'Our own line: chains, wedding bands and letters. The base that goes with everything else.',
    },
  },
] as const satisfies DemoDesigner[]

export type DesignerSlug = (typeof listed)[number]['slug']

/** Houses of the demo shop; all of them are made up. */
export const designers: readonly DemoDesigner[] = listed
