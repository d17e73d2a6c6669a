import type { DemoPage } from './page.ts'
import { text } from './page.ts'

const PEARLS = {
  key: 'pearls',
  startsAt: null,
  minutes: 42,
  picture: 'banners/pearls',
  slugs: ['pearl-strand-yellow', 'studs-pearl-yellow', 'drops-pearl-yellow'],
}
const RINGS = {
  key: 'rings',
  startsAt: null,
  minutes: 55,
  picture: 'banners/new-2',
  slugs: ['solitaire-aurora-yellow', 'pave-eternity-yellow', 'halo-cocktail-yellow'],
}
const MEN = {
  key: 'men',
  startsAt: null,
  minutes: 31,
  picture: 'banners/men',
  slugs: ['signet-onyx-silver', 'band-brushed-steel', 'leather-cord-silver'],
}

export const streams: DemoPage = {
  paths: ['streams'],
  ru: {
    title: 'Прямые эфиры',
    lead: 'По четвергам в 19:00 по Москве стилист примеряет украшения и отвечает на вопросы. Прошедшие эфиры можно посмотреть здесь.',
    blocks: [
      {
        kind: 'streams',
        id: 'recorded',
        title: 'В записи',
        streams: [
          {
            ...PEARLS,
            title: 'Жемчуг: как отличить и с чем носить',
            html: '<p>Речной и морской, нитка на узелках и без, почему жемчугу нужна кожа.</p>',
          },
          {
            ...RINGS,
            title: 'Кольцо для помолвки: размер без вопросов',
            html: '<p>Как узнать размер тайком, что такое 0,30 карата на руке и когда лучше дорожка.</p>',
          },
          { ...MEN, title: 'Мужское: с чего начать', html: '<p>Печатка, цепь, кожа. Сколько украшений — уже много.</p>' },
        ],
      },
      text(
        'join',
        'Как попасть в эфир',
        '<p>Эфиры идут в нашем <a href="https://t.me/zlata_example">Telegram</a>. Вопрос можно прислать заранее, цены эфира — те же, что на сайте.</p>',
      ),
    ],
  },
  en: {
    title: 'Live streams',
    lead: 'On Thursdays at 19:00 Moscow time a stylist tries pieces on and answers questions. Past streams are kept here.',
    blocks: [
      {
        kind: 'streams',
        id: 'recorded',
        title: 'Recorded',
        streams: [
          {
            ...PEARLS,
            title: 'Pearls: telling them apart, wearing them well',
            html: '<p>Freshwater and sea, knotted strands and plain ones, why a pearl needs skin.</p>',
          },
          {
            ...RINGS,
            title: 'An engagement ring: the size without asking',
            html: '<p>How to learn a size in secret, what 0.30 carats look like on a hand, and when a line of stones is better.</p>',
          },
          { ...MEN, title: 'For men: where to begin', html: '<p>A signet, a chain, leather. How many pieces are too many.</p>' },
        ],
      },
      text(
        'join',
        'How to join',
        '<p>Streams run in our <a href="https://t.me/zlata_example">Telegram</a>. Send a question beforehand if you like; prices are those of the site.</p>',
      ),
    ],
  },
}
