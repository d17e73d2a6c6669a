import type { DemoPage } from './page.ts'
import { text } from './page.ts'

const price = (roubles: number, AED: number, USD: number) => ({ RUB: roubles * 100, AED: AED * 100, USD: USD * 100 })

const CLEANING = { key: 'cleaning', minutes: 20, prices: null }
const RESIZE = { key: 'resize', minutes: null, prices: price(1900, 90, 25) }
const ENGRAVING = { key: 'engraving', minutes: 40, prices: price(1500, 75, 20) }

/** Services of the shops beside piercing, which has a page of its own. */
export const workshop: DemoPage = {
  paths: ['services'],
  ru: {
    title: 'Услуги магазинов',
    lead: 'Почистить, подогнать, подписать. Где что делают, видно на странице магазинов.',
    blocks: [
      {
        kind: 'services',
        id: 'services',
        title: 'Услуги',
        services: [
          { ...CLEANING, name: 'Чистка и проверка закрепки', html: '<p>Украшений, купленных у нас, — всегда бесплатно.</p>' },
          {
            ...RESIZE,
            name: 'Изменение размера кольца',
            html: '<p>До двух размеров, от трёх до семи дней. Первый обмен размера в течение 30 дней — бесплатно.</p>',
          },
          { ...ENGRAVING, name: 'Гравировка', html: '<p>До 20 знаков лазером, при вас. Украшение с гравировкой вернуть нельзя.</p>' },
        ],
      },
      text(
        'where',
        'Где',
        '<p>Фильтр по услугам — на странице <a href="/shops">«Магазины»</a>. Проколы делает <a href="/piercing">пирсинг-студия</a>.</p>',
      ),
    ],
  },
  en: {
    title: 'Services of our shops',
    lead: 'Cleaning, fitting, engraving. The page of stores says where.',
    blocks: [
      {
        kind: 'services',
        id: 'services',
        title: 'Services',
        services: [
          { ...CLEANING, name: 'Cleaning and a check of the setting', html: '<p>Always free for pieces bought from us.</p>' },
          {
            ...RESIZE,
            name: 'Resizing a ring',
            html: '<p>By up to two sizes, in three to seven days. The first exchange of size within 30 days is free.</p>',
          },
          {
            ...ENGRAVING,
            name: 'Engraving',
            html: '<p>Up to 20 signs by laser, while you wait. An engraved piece cannot be returned.</p>',
          },
        ],
      },
      text('where', 'Where', '<p>The page <a href="/stores">Stores</a> can be filtered by service.</p>'),
    ],
  },
}
