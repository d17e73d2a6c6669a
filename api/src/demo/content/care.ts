import { type DemoPage, questions, text } from './page.ts'

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
      text(
        'stones',
        'Камни',
        '<table><thead><tr><th scope="col">Камень</th><th scope="col">Как чистить</th><th scope="col">Чего избегать</th></tr></thead><tbody><tr><td>Бриллиант, сапфир, рубин</td><td>Вода с мылом, щётка</td><td>Удара по краю</td></tr><tr><td>Изумруд</td><td>Влажная ткань</td><td>Ультразвука, горячей воды</td></tr><tr><td>Жемчуг</td><td>Сухая мягкая ткань после каждой носки</td><td>Духов, лака, воды</td></tr><tr><td>Аметист, топаз</td><td>Вода с мылом</td><td>Долгого солнца, жара</td></tr><tr><td>Оникс</td><td>Влажная ткань</td><td>Кислот и паст</td></tr></tbody></table>',
      ),
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
        '<ul><li>Take it off before a shower, sport, cleaning and sleep.</li><li>Perfume and cream go on before it, not over it.</li><li>Keep pieces apart: stones scratch metal and each other.</li><li>Wipe with a soft cloth once a month.</li></ul>',
      ),
      text(
        'gold',
        'Gold',
        '<p>Warm water, a drop of mild soap, a soft brush, and a dry cloth. White gold turns warmer in time: its rhodium is renewed in the workshop every year or two.</p>',
      ),
      text(
        'silver',
        'Silver',
        '<p>It darkens in the air, which is no fault. A silver cloth brings the shine back in a minute; do not polish blackened silver, its drawing would go. Keep it in a closed bag.</p>',
      ),
      text('gilt', 'Gold-plated silver', '<p>Plating fears rubbing. A soft dry cloth only, no paste and no brush.</p>'),
      text('steel', 'Steel', '<p>It does not darken and does not mind water. Soap and a soft cloth.</p>'),
      text(
        'stones',
        'Stones',
        '<table><thead><tr><th scope="col">Stone</th><th scope="col">How to clean</th><th scope="col">What to avoid</th></tr></thead><tbody><tr><td>Diamond, sapphire, ruby</td><td>Water with soap, a brush</td><td>A blow on the edge</td></tr><tr><td>Emerald</td><td>A damp cloth</td><td>Ultrasound, hot water</td></tr><tr><td>Pearl</td><td>A soft dry cloth each time it was worn</td><td>Perfume, hair spray, water</td></tr><tr><td>Amethyst, topaz</td><td>Water with soap</td><td>Long sun, heat</td></tr><tr><td>Onyx</td><td>A damp cloth</td><td>Acids and pastes</td></tr></tbody></table>',
      ),
      questions('questions', 'Asked most often', [
        ['Will you clean it for me?', '<p>Yes, free of charge, in any of our shops that clean. We check the setting at the same time.</p>'],
        ['My ring has become tight', '<p>Most plain rings can be made a size larger. Rings with stones all around cannot.</p>'],
      ]),
    ],
  },
}
