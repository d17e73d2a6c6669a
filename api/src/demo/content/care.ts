import { type DemoPage, picture, questions, steps, table, text } from './page.ts'

export const care: DemoPage = {
  paths: ['caring-for-jewelry', 'ukhod-za-ukrasheniyami'],
  ru: {
    title: 'Уход за украшениями',
    lead: 'Украшение надевают последним, а снимают первым. Остальное зависит от металла и камня.',
    blocks: [
      text(
        'every',
        'Для любого украшения',
        '<ul><li>Снимайте перед душем, спортом, уборкой и сном.</li><li>Духи и крем — до украшения, не поверх.</li><li>Храните по одному: камни царапают металл и друг друга.</li><li>Раз в месяц протирайте мягкой тканью.</li></ul>',
      ),
      picture('still', 'banners/new-2', 'Кольца на каменной подставке'),
      text(
        'gold',
        'Золото',
        '<p>Тёплая вода, капля мягкого мыла, мягкая щётка — и насухо салфеткой. Белое золото со временем желтеет: покрытие родием освежают в мастерской раз в один-два года.</p>',
      ),
      text(
        'silver',
        'Серебро',
        '<p>Темнеет от воздуха, это не брак. Салфетка для серебра вернёт блеск за минуту; чернёное серебро полировать нельзя — сойдёт рисунок. Храните в закрытом пакете.</p>',
      ),
      text('gilt', 'Серебро с позолотой', '<p>Позолота боится трения. Только мягкая сухая ткань, никаких паст и щёток.</p>'),
      text('steel', 'Сталь', '<p>Не темнеет и не боится воды. Мыло и мягкая ткань.</p>'),
      table(
        'stones',
        'Камни',
        ['Камень', 'Как чистить', 'Чего избегать'],
        [
          ['Бриллиант, сапфир, рубин', 'Вода с мылом, мягкая щётка', 'Удара по краю'],
          ['Изумруд', 'Влажная ткань', 'Ультразвука, горячей воды'],
          ['Жемчуг', 'Сухая мягкая ткань после каждой носки', 'Духов, лака, воды'],
          ['Аметист, топаз', 'Вода с мылом', 'Долгого солнца, жара'],
          ['Оникс', 'Влажная ткань', 'Кислот и паст'],
        ],
      ),
      steps('clean', 'Почистить золотое кольцо дома', [
        ['Замочите', '<p>На десять минут в тёплой воде с каплей мягкого мыла. Раковину закройте пробкой.</p>'],
        ['Пройдите щёткой', '<p>Мягкой, детской: под камнем и вдоль лапок, там собирается крем.</p>'],
        [
          'Сполосните и вытрите',
          '<p>Чистой водой, потом насухо салфеткой без ворса. Если камень качается, не носите, покажите мастеру.</p>',
        ],
      ]),
      questions('questions', 'Спрашивают чаще всего', [
        ['Почистите сами?', '<p>Да, бесплатно и в любом магазине, где есть чистка. Заодно проверим закрепку.</p>'],
        ['Кольцо стало мало', '<p>Большинство гладких колец можно увеличить на размер. Кольца-дорожки по кругу — нельзя.</p>'],
      ]),
    ],
  },
  en: {
    title: 'Caring for jewelry',
    lead: 'Jewelry goes on last and comes off first. The rest depends on the metal and the stone.',
    blocks: [
      text(
        'every',
        'Every piece',
        '<ul><li>Take it off before a shower, sport, cleaning and sleep.</li><li>Perfume and cream first, jewelry after.</li><li>Keep pieces apart: stones scratch metal and each other.</li><li>Wipe with a soft cloth once a month.</li></ul>',
      ),
      picture('still', 'banners/new-2', 'Rings on a stone stand'),
      text(
        'gold',
        'Gold',
        '<p>Warm water, a drop of mild soap, a soft brush, and a dry cloth. White gold turns warmer with time: our workshop renews its rhodium plating every year or two.</p>',
      ),
      text(
        'silver',
        'Silver',
        '<p>Silver darkens in air; that is not a defect. A silver cloth brings the shine back in a minute. Never polish blackened silver: the pattern would come off. Store it in a closed bag.</p>',
      ),
      text('gilt', 'Gold-plated silver', '<p>Plating wears off by rubbing. Use a soft dry cloth only: no paste, no brush.</p>'),
      text('steel', 'Steel', '<p>Steel does not tarnish and does not mind water. Soap and a soft cloth will do.</p>'),
      table(
        'stones',
        'Stones',
        ['Stone', 'How to clean it', 'What to avoid'],
        [
          ['Diamond, sapphire, ruby', 'Soapy water, a soft brush', 'A knock on the edge'],
          ['Emerald', 'A damp cloth', 'Ultrasound, hot water'],
          ['Pearl', 'A soft dry cloth after every wear', 'Perfume, hair spray, water'],
          ['Amethyst, topaz', 'Soapy water', 'Long sun, heat'],
          ['Onyx', 'A damp cloth', 'Acids and polishing paste'],
        ],
      ),
      steps('clean', 'Clean a gold ring at home', [
        ['Soak it', '<p>Ten minutes in warm water with a drop of mild soap. Close the drain first.</p>'],
        ['Brush it', '<p>With a soft children’s brush, under the stone and along the prongs, where cream collects.</p>'],
        [
          'Rinse and dry',
          '<p>In clean water, then with a lint-free cloth. If the stone moves, stop wearing the ring and show it to us.</p>',
        ],
      ]),
      questions('questions', 'Asked most often', [
        [
          'Will you clean it for me?',
          '<p>Yes, free of charge, in every store that offers cleaning. We check the setting at the same time.</p>',
        ],
        ['My ring has become tight', '<p>Most plain rings can be made a size larger. Rings with stones all around cannot.</p>'],
      ]),
    ],
  },
}
