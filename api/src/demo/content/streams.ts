import type { DemoPage } from './page.ts'
import { text } from './page.ts'

const RINGS = {
  key: 'rings',
  startsAt: null,
  minutes: 55,
  picture: 'rings/solitaire-aurora-yellow-1',
  clip: 'solitaire-aurora-yellow',
  slugs: ['solitaire-aurora-yellow', 'pave-eternity-yellow', 'halo-cocktail-white'],
}
const SAPPHIRE = {
  key: 'sapphire',
  startsAt: null,
  minutes: 42,
  picture: 'rings/emerald-cut-sapphire-yellow-1',
  clip: 'emerald-cut-sapphire-yellow',
  slugs: ['emerald-cut-sapphire-yellow', 'trilogy-ruby-rose', 'pendant-emerald-yellow'],
}
const STUDS = {
  key: 'studs',
  startsAt: null,
  minutes: 31,
  picture: 'earrings/studs-brilliant-white-1',
  clip: 'studs-brilliant-white',
  slugs: ['studs-brilliant-white', 'studs-pearl-yellow', 'studs-topaz-white'],
}

export const streams: DemoPage = {
  paths: ['streams'],
  ru: {
    title: 'Прямые эфиры',
    lead: 'По четвергам в 19:00 по Москве стилист примеряет украшения и отвечает на вопросы. Здесь — украшения из прошедших эфиров, вблизи и в движении.',
    blocks: [
      {
        kind: 'streams',
        id: 'recorded',
        title: 'Из прошедших эфиров',
        streams: [
          {
            ...RINGS,
            title: 'Кольцо для помолвки: размер без вопросов',
            html: '<p>Как узнать размер тайком, что такое 0,30 карата на руке и когда лучше дорожка.</p>',
          },
          {
            ...SAPPHIRE,
            title: 'Цветной камень: на что смотреть',
            html: '<p>Цвет, чистота, огранка — именно в таком порядке. Почему сапфир смотрят у окна, а не под лампой, и зачем камню бумаги.</p>',
          },
          {
            ...STUDS,
            title: 'Пусеты на каждый день',
            html: '<p>Бриллиант, жемчуг, топаз: размер к лицу, замок, который не теряется, и когда менять застёжку.</p>',
          },
        ],
      },
      text(
        'join',
        'Как попасть в эфир',
        '<p>Эфиры идут в нашем <a href="https://t.me/zlata_example">Telegram</a>, там же лежат полные записи. Вопрос можно прислать заранее, цены эфира — те же, что на сайте.</p>',
      ),
    ],
  },
  en: {
    title: 'Live streams',
    lead: 'On Thursdays at 19:00 Moscow time a stylist tries pieces on and answers questions. Here are the pieces of past streams, close up and in motion.',
    blocks: [
      {
        kind: 'streams',
        id: 'recorded',
        title: 'From past streams',
        streams: [
          {
            ...RINGS,
            title: 'An engagement ring: the size without asking',
            html: '<p>How to learn a size in secret, what 0.30 carats look like on a hand, and when a line of stones is better.</p>',
          },
          {
            ...SAPPHIRE,
            title: 'Colored stones: what to look for',
            html: '<p>Color, clarity, cut, in this order. Why a sapphire is judged at a window and not under a lamp, and why a stone needs papers.</p>',
          },
          {
            ...STUDS,
            title: 'Studs for every day',
            html: '<p>Diamond, pearl, topaz: a size that suits the face, a back that stays on, and when to change it.</p>',
          },
        ],
      },
      text(
        'join',
        'How to join',
        '<p>Streams run in our <a href="https://t.me/zlata_example">Telegram</a>, where they are kept in full. Send a question beforehand if you like; prices are those of the site.</p>',
      ),
    ],
  },
}
