import type { Locale } from '@shop/contracts/shop/storefront'

interface SelectionTexts {
  name: string
  description?: string
  /** Alternative text of the cover. */
  coverAlt?: string
}

interface DemoSelection extends Record<Locale, SelectionTexts> {
  /** Address below /catalog. */
  path: string
  /** Picture key. */
  cover?: string
  /** Slugs of its designs. */
  designs: readonly string[]
}

const part = (path: string, ru: string, en: string, designs: readonly string[]): DemoSelection => ({
  path,
  ru: { name: ru },
  en: { name: en },
  designs,
})

const subCategories: DemoSelection[] = [
  {
    path: 'rings/engagement',
    ru: { name: 'Помолвочные кольца', description: 'Один камень или три: кольца, с которыми задают вопрос.' },
    en: { name: 'Engagement rings', description: 'One stone or three: the rings that ask the question.' },
    designs: ['solitaire-aurora', 'trilogy-ruby', 'emerald-cut-sapphire', 'halo-cocktail'],
  },
  {
    path: 'rings/wedding',
    ru: { name: 'Обручальные кольца', description: 'Гладкие, витые и с дорожкой камней. Внутри хватает места на дату.' },
    en: { name: 'Wedding rings', description: 'Plain, twisted or lined with stones. There is room for a date inside.' },
    designs: ['band-classic', 'band-twist', 'pave-eternity'],
  },
  part('rings/signet', 'Печатки', 'Signet rings', ['signet-oval']),
  part('rings/cocktail', 'Коктейльные кольца', 'Cocktail rings', ['halo-cocktail', 'emerald-cut-sapphire', 'dome-ring', 'open-cuff']),
  part('earrings/studs', 'Пусеты', 'Studs', ['studs-brilliant', 'studs-pearl', 'studs-topaz']),
  part('earrings/hoops', 'Серьги-кольца', 'Hoops', ['hoops-thin', 'hoops-bold', 'hoops-twist', 'huggies-pave']),
  part('earrings/drops', 'Серьги с подвесками', 'Drop earrings', ['drops-amethyst', 'drops-pearl']),
  part('earrings/cuffs', 'Каффы', 'Ear cuffs', ['ear-cuff']),
  part('necklaces/chains', 'Цепи', 'Chains', ['chain-cable', 'chain-paperclip', 'chain-herringbone']),
  part('necklaces/pendants', 'Подвески', 'Pendants', [
    'pendant-coin',
    'pendant-heart',
    'pendant-solitaire',
    'pendant-emerald',
    'letter-a',
    'letter-m',
    'letter-k',
  ]),
  part('necklaces/pearls', 'Жемчужные нити', 'Pearl strands', ['pearl-strand', 'pearl-strand-grey']),
]

const occasions: DemoSelection[] = [
  {
    path: 'engagement',
    cover: 'rings/solitaire-aurora-yellow-3',
    ru: {
      name: 'Помолвка',
      description: 'Кольцо выбирают однажды и тихо. Начните с камня или бюджета, размер можно поменять и после её «да».',
      coverAlt: 'Кольцо с бриллиантом на каменной подставке',
    },
    en: {
      name: 'Engagement',
      description: 'A ring is chosen once and quietly. Begin with the stone or the budget: the size can be exchanged after the “yes”.',
      coverAlt: 'A diamond ring on a stone stand',
    },
    designs: ['solitaire-aurora', 'trilogy-ruby', 'halo-cocktail', 'emerald-cut-sapphire', 'pave-eternity', 'open-cuff'],
  },
  part('engagement/solitaire', 'Один камень', 'One stone', ['solitaire-aurora', 'emerald-cut-sapphire']),
  part('engagement/trilogy', 'Три камня', 'Three stones', ['trilogy-ruby']),
  part('engagement/halo', 'Камень в ореоле', 'A stone in a halo', ['halo-cocktail']),
  part('engagement/eternity', 'Дорожка к нему', 'A band beside it', ['pave-eternity']),
  {
    path: 'wedding',
    cover: 'rings/band-classic-yellow-3',
    ru: {
      name: 'Свадьба',
      description: 'Обручальные кольца, жемчуг к платью и то, что наденут гости. Кольца подгоним по размеру до самого дня.',
      coverAlt: 'Обручальное кольцо на подставке',
    },
    en: {
      name: 'Wedding',
      description:
        'Wedding rings, pearls for the dress, and something for the guests. We adjust the size of the rings until the day itself.',
      coverAlt: 'A wedding ring on a stand',
    },
    designs: [
      'band-classic',
      'band-twist',
      'band-brushed',
      'pave-eternity',
      'pearl-strand',
      'studs-pearl',
      'drops-pearl',
      'pearl-bracelet',
      'hair-clip-pearl',
      'brooch-bow',
    ],
  },
  part('wedding/rings', 'Обручальные кольца', 'Wedding rings', ['band-classic', 'band-twist', 'band-brushed']),
  part('wedding/stones', 'Кольца с камнями', 'Rings with stones', ['pave-eternity']),
  part('wedding/pearls', 'Жемчуг к платью', 'Pearls for the dress', ['pearl-strand', 'studs-pearl', 'drops-pearl', 'pearl-bracelet']),
  part('wedding/accents', 'В волосы и на ткань', 'For hair and cloth', ['hair-clip-pearl', 'brooch-bow']),
]

/** Sub-categories in the order of their chips, then occasions in menu order with their kinds. */
export const selections: readonly DemoSelection[] = [...subCategories, ...occasions]
