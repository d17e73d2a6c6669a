import type { ReviewFit } from '@shop/contracts/catalog/reviews/review'
import type { InferInsertModel } from 'drizzle-orm'
import type { Queryable } from '../platform/db/database.ts'
import type { reviews } from '../platform/db/schema/index.ts'
import { CONSENT_VERSION } from '../visitors/users/users.ts'

interface DemoReview {
  /** Slug of the piece: a review stands at all metals of its design. */
  piece: string
  locale: 'ru' | 'en'
  name: string
  stars: number
  /** 2026-MM-DD */
  day: string
  text: string
  /** The end of the SKU that was bought, and how it fits. */
  size?: [sku: string, fit: ReviewFit]
  answer?: string
  /** Keys of the demo's own pictures. */
  pictures?: string[]
}

const AURORA = 'solitaire-aurora-yellow'
const STUDS = 'studs-brilliant-white'
const HOOPS = 'hoops-bold-yellow'
const TENNIS = 'tennis-white'

/** Invented, so they are labeled "demo" and left out of structured data. */
const demoReviews: DemoReview[] = [
  {
    piece: AURORA,
    locale: 'ru',
    name: 'Марина',
    stars: 5,
    day: '2026-11-04',
    text: 'Боялась, что 0,30 ct потеряется на руке, а камень держится высоко и собирает весь свет в комнате. Ношу вместе с дорожкой, не цепляется за рукава.',
    pictures: ['reviews/aurora-1', 'reviews/aurora-2'],
    size: ['165', 'true'],
  },
  {
    piece: AURORA,
    locale: 'ru',
    name: 'Дарья',
    stars: 4,
    day: '2026-10-21',
    text: 'Красивое, но на полразмера больше, чем моё помолвочное. Поменяли за два дня, курьер забрал старое и сразу отдал новое.',
    size: ['170', 'large'],
    answer:
      'Дарья, спасибо. У «Авроры» скруглена внутренняя сторона, поэтому она садится свободнее плоских колец. Добавили это в подсказку к размеру.',
  },
  {
    piece: AURORA,
    locale: 'ru',
    name: 'Ирина',
    stars: 5,
    day: '2026-10-02',
    text: 'Муж заказывал сам, размер подсказала сестра через ваш сайт. Попал.',
    size: ['165', 'true'],
  },
  {
    piece: AURORA,
    locale: 'ru',
    name: 'Ольга',
    stars: 5,
    day: '2026-09-14',
    text: 'Год не снимаю. Крапаны целые, камень сидит крепко, чистила один раз.',
  },
  {
    piece: AURORA,
    locale: 'ru',
    name: 'Светлана',
    stars: 3,
    day: '2026-08-30',
    text: 'Кольцо хорошее, но на фотографии камень кажется крупнее. Посмотрите картинку на руке, она честная.',
    size: ['170', 'true'],
  },
  {
    piece: AURORA,
    locale: 'en',
    name: 'Leila',
    stars: 5,
    day: '2026-10-28',
    text: 'Thin, light, and the stone catches every lamp. It came to Dubai in six days, duties paid.',
    size: ['165', 'true'],
  },
  {
    piece: AURORA,
    locale: 'en',
    name: 'Sophie',
    stars: 4,
    day: '2026-09-20',
    text: 'Beautifully made. It sits a little loose, so take half a size down if you are between two.',
    pictures: ['reviews/aurora-3'],
    size: ['170', 'large'],
  },
  {
    piece: STUDS,
    locale: 'ru',
    name: 'Екатерина',
    stars: 5,
    day: '2026-11-10',
    text: 'Застёжка тугая, ни разу не потеряла. С джинсами и с платьем одинаково хорошо.',
  },
  {
    piece: STUDS,
    locale: 'ru',
    name: 'Анна',
    stars: 5,
    day: '2026-10-11',
    text: 'Брала дочери на выпускной. Не тяжёлые, мочку не тянут.',
    answer: 'Анна, поздравляем дочь! Застёжку раз в год проверим бесплатно, заходите.',
  },
  {
    piece: STUDS,
    locale: 'en',
    name: 'Emma',
    stars: 5,
    day: '2026-09-30',
    text: 'Small, bright, and they do not turn. I forget that I wear them.',
  },
  {
    piece: HOOPS,
    locale: 'ru',
    name: 'Юлия',
    stars: 4,
    day: '2026-10-25',
    text: 'Крупные, а лёгкие: внутри пустые. Замок первое время закрывался с усилием.',
    pictures: ['reviews/hoops-1'],
  },
  {
    piece: HOOPS,
    locale: 'en',
    name: 'Nour',
    stars: 5,
    day: '2026-10-05',
    text: 'My everyday hoops. Heavier to look at than to wear.',
  },
  {
    piece: TENNIS,
    locale: 'ru',
    name: 'Наталья',
    stars: 5,
    day: '2026-11-12',
    text: 'Ложится ровно, не перекручивается, замок двойной. Подарок себе к сорокалетию.',
    pictures: ['reviews/tennis-1', 'reviews/tennis-2'],
  },
  {
    piece: TENNIS,
    locale: 'en',
    name: 'Olivia',
    stars: 4,
    day: '2026-10-15',
    text: 'It lies flat and the clasp is safe. I would like it half a centimeter shorter.',
  },
]

interface DemoPieces {
  pieces: readonly { id: number; designId: number; slug: string }[]
  skus: readonly { id: string }[]
}

/** Rows of the demo's reviews. Throws for a piece or a size that the demo does not have. */
export const reviewRows = ({ pieces, skus }: DemoPieces): InferInsertModel<typeof reviews>[] =>
  demoReviews.map(({ piece: slug, locale, name, stars, day, text, size, answer }) => {
    const piece = pieces.find((one) => one.slug === slug)
    const sku = size ? `${slug}-${size[0]}` : null
    if (!piece || (sku !== null && !skus.some(({ id }) => id === sku))) throw new Error(`The demo shop has no ${sku ?? slug}.`)
    const [writtenAt, publishedAt] = [new Date(`${day}T08:30:00Z`), new Date(`${day}T12:00:00Z`)]
    return {
      design_id: piece.designId,
      item_id: piece.id,
      sku_id: sku,
      order_id: null,
      user_id: null,
      stars,
      fit: size?.[1] ?? null,
      text,
      name,
      shows_size: sku !== null,
      locale,
      status: 'published',
      reason: null,
      answer: answer ?? null,
      answered_at: answer ? new Date(`${day}T15:00:00Z`) : null,
      is_demo: true,
      agreement_version: CONSENT_VERSION,
      written_at: writtenAt,
      published_at: publishedAt,
    }
  })

/** Texts of reviews with the keys of their pictures. */
export const demoReviewPictures = demoReviews.flatMap(({ text, pictures }) => (pictures ? [[text, pictures] as const] : []))

const ADD_PICTURES = `
  INSERT INTO review_pictures (id, order_id, review_id, position, base, widths, fallback, width, height, color, preview, uploaded_at)
  SELECT gen_random_uuid(), NULL, r.id, named.position, k.base, k.widths, k.fallback, k.width, k.height, k.color, '', r.written_at
  FROM reviews r JOIN unnest($2::text[]) WITH ORDINALITY AS named (key, position) ON true JOIN pictures k ON k.key = named.key
  WHERE r.is_demo AND r.text = $1`

/** Pictures of the demo's reviews, once their rows have ids. */
export async function seedReviewPictures(connection: Queryable): Promise<void> {
  await connection.query('DELETE FROM review_pictures WHERE order_id IS NULL')
  for (const [text, pictures] of demoReviewPictures) await connection.query(ADD_PICTURES, [text, pictures])
}
