import type { DemoPage } from './page.ts'
import { text } from './page.ts'

type Shot = [picture: string, url: string, ru: string, en: string]

const WORN: Shot[] = [
  [
    'rings/solitaire-aurora-yellow-3',
    '/catalog/rings/solitaire-aurora-yellow',
    'Кольцо «Аврора» в утреннем свете',
    'The Aurora ring in morning light',
  ],
  ['earrings/hoops-bold-yellow-3', '/catalog/earrings/hoops-bold-yellow', 'Объёмные кольца на камне', 'Bold hoops on stone'],
  ['necklaces/pearl-strand-yellow-3', '/catalog/necklaces/pearl-strand-yellow', 'Нить жемчуга', 'A strand of pearls'],
  ['rings/dome-ring-yellow-3', '/catalog/rings/dome-ring-yellow', 'Кольцо-купол', 'A dome ring'],
  ['bracelets/tennis-white-3', '/catalog/bracelets/tennis-white', 'Теннисный браслет', 'A tennis bracelet'],
  ['earrings/drops-amethyst-yellow-3', '/catalog/earrings/drops-amethyst-yellow', 'Серьги с аметистом', 'Amethyst drops'],
  ['men/signet-onyx-silver-3', '/catalog/men/signet-onyx-silver', 'Печатка с ониксом', 'An onyx signet'],
  ['necklaces/pendant-coin-yellow-3', '/catalog/necklaces/pendant-coin-yellow', 'Подвеска-монета', 'A coin pendant'],
  ['brooches/brooch-star-yellow-3', '/catalog/brooches/brooch-star-yellow', 'Брошь «Полярная звезда»', 'The North Star brooch'],
  ['rings/trilogy-ruby-rose-3', '/catalog/rings/trilogy-ruby-rose', 'Трилогия с рубином', 'A ruby trilogy'],
  ['bracelets/cuff-yellow-3', '/catalog/bracelets/cuff-yellow', 'Браслет-манжета', 'A cuff'],
  ['earrings/studs-topaz-white-3', '/catalog/earrings/studs-topaz-white', 'Пусеты с топазом', 'Topaz studs'],
]

const pictures = (name: 2 | 3) => WORN.map((shot) => ({ picture: shot[0], url: shot[1], title: shot[name] }))

export const gallery: DemoPage = {
  paths: ['gallery'],
  ru: {
    title: 'Галерея',
    lead: 'Украшения на камне, ткани и дереве — так, как их видно днём у окна.',
    blocks: [
      { kind: 'gallery', id: 'pictures', title: 'Снимки', pictures: pictures(2) },
      text(
        'yours',
        'Ваши снимки',
        '<p>Отметьте нас или пришлите снимок на <a href="mailto:care@zlata.example">care@zlata.example</a>. Покажем только с вашего разрешения: <a href="/soglashenie-ob-ispolzovanii-polzovatelskih-materialov">условия</a>.</p>',
      ),
    ],
  },
  en: {
    title: 'Gallery',
    lead: 'Jewelry on stone, cloth and wood, the way it looks by day at a window.',
    blocks: [
      { kind: 'gallery', id: 'pictures', title: 'Pictures', pictures: pictures(3) },
      text(
        'yours',
        'Your pictures',
        '<p>Tag us or send a picture to <a href="mailto:care@zlata.example">care@zlata.example</a>. We show it only with your permission: <a href="/soglashenie-ob-ispolzovanii-polzovatelskih-materialov">terms</a>.</p>',
      ),
    ],
  },
}
