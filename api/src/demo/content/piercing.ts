import type { DemoPage } from './page.ts'
import { form, questions, steps, text } from './page.ts'

const RUB = (roubles: number, AED: number, USD: number) => ({ RUB: roubles * 100, AED: AED * 100, USD: USD * 100 })

export const piercing: DemoPage = {
  paths: ['piercing'],
  ru: {
    title: 'Пирсинг-студия',
    lead: 'Прокол одноразовой иглой, украшение из золота или медицинской стали, мастер с медицинским образованием. По записи, в магазинах с пирсинг-студией.',
    blocks: [
      {
        kind: 'services',
        id: 'services',
        title: 'Что мы делаем',
        services: [
          {
            key: 'lobe',
            name: 'Прокол мочки',
            html: '<p>Один прокол. Украшение выбираете отдельно: лабрет из каталога или со стойки мастера.</p>',
            minutes: 30,
            prices: RUB(2500, 120, 35),
          },
          {
            key: 'cartilage',
            name: 'Прокол хряща',
            html: '<p>Хеликс, трагус, конч и другие. Хрящ заживает дольше мочки, поэтому через месяц ждём вас на осмотр — он входит в цену.</p>',
            minutes: 45,
            prices: RUB(3500, 170, 45),
          },
          {
            key: 'change',
            name: 'Замена украшения',
            html: '<p>Если прокол зажил, а застёжка не поддаётся. С украшением, купленным у нас, — бесплатно.</p>',
            minutes: 15,
            prices: null,
          },
        ],
      },
      steps('visit', 'Как всё проходит', [
        ['Разговор', '<p>Мастер спросит о здоровье, посмотрит на ухо и вместе с вами отметит точку маркером.</p>'],
        ['Прокол', '<p>Стерильная одноразовая игла, перчатки, обработка до и после. Сам прокол занимает секунду.</p>'],
        ['Памятка', '<p>Расскажем, как промывать, и дадим с собой физраствор. На вопросы отвечаем и через неделю.</p>'],
      ]),
      text(
        'care',
        'Пока заживает',
        '<ul><li>Промывайте физраствором два раза в день и просушивайте салфеткой.</li><li>Не вынимайте и не крутите украшение.</li><li>Без бассейна, бани и моря — две недели.</li><li>Мочка заживает 6–8 недель, хрящ — от 3 до 12 месяцев.</li></ul><p>Краснота и припухлость в первые дни — обычное дело. Если они растут или поднялась температура, идите к врачу, а не к нам.</p>',
      ),
      questions('questions', 'Спрашивают чаще всего', [
        [
          'Со скольких лет можно?',
          '<p>Мочки — с 6 лет, хрящ — с 16. До 18 лет нужен родитель с паспортом: он подписывает согласие на месте.</p>',
        ],
        [
          'Кому нельзя?',
          '<p>При беременности, сахарном диабете, проблемах со свёртываемостью крови и аллергии на металл сначала поговорите с врачом.</p>',
        ],
        ['Можно со своим украшением?', '<p>Первым — нет: мы отвечаем за металл, который ставим в свежий прокол. Потом — какое угодно.</p>'],
      ]),
      form('booking', 'Записаться', 'booking', { service: 'piercing' }),
      {
        kind: 'products',
        id: 'pieces',
        title: 'Украшения для прокола',
        slugs: ['labret-yellow', 'labret-white', 'clicker-pave-yellow', 'barbell-curved-yellow'],
      },
    ],
  },
  en: {
    title: 'Piercing studio',
    lead: 'A single-use needle, jewelry in gold or surgical steel, a piercer with medical training. By appointment, in the shops that have a studio.',
    blocks: [
      {
        kind: 'services',
        id: 'services',
        title: 'What we do',
        services: [
          {
            key: 'lobe',
            name: 'Lobe piercing',
            html: '<p>One piercing. You choose the piece separately: a labret from the catalog or from the piercer’s tray.</p>',
            minutes: 30,
            prices: RUB(2500, 120, 35),
          },
          {
            key: 'cartilage',
            name: 'Cartilage piercing',
            html: '<p>Helix, tragus, conch and others. Cartilage heals more slowly than a lobe, so we see you again in a month: the visit is included.</p>',
            minutes: 45,
            prices: RUB(3500, 170, 45),
          },
          {
            key: 'change',
            name: 'Changing a piece',
            html: '<p>For a healed piercing with a clasp that will not give. Free with a piece bought from us.</p>',
            minutes: 15,
            prices: null,
          },
        ],
      },
      steps('visit', 'What happens', [
        ['A talk', '<p>The piercer asks about your health, looks at the ear and marks the spot together with you.</p>'],
        ['The piercing', '<p>A sterile single-use needle, gloves, disinfection before and after. The piercing itself takes a second.</p>'],
        ['Aftercare', '<p>We tell you how to clean it and give you saline to take home. We answer questions a week later, too.</p>'],
      ]),
      text(
        'care',
        'While it heals',
        '<ul><li>Rinse with saline twice a day and pat dry.</li><li>Do not take the piece out or turn it.</li><li>No pool, sauna or sea for two weeks.</li><li>A lobe heals in 6–8 weeks, cartilage in 3 to 12 months.</li></ul><p>Redness and some swelling are usual in the first days. If they grow or you run a temperature, see a doctor, not us.</p>',
      ),
      questions('questions', 'Asked most often', [
        [
          'From what age?',
          '<p>Lobes from 6, cartilage from 16. Under 18 a parent comes along with an identity document and signs a consent.</p>',
        ],
        ['Who should not?', '<p>In pregnancy, with diabetes, with a clotting disorder or a metal allergy, talk to a doctor first.</p>'],
        [
          'Can I bring my own piece?',
          '<p>Not as the first one: we answer for the metal in a fresh piercing. Later, anything you like.</p>',
        ],
      ]),
      form('booking', 'Book a visit', 'booking', { service: 'piercing' }),
      {
        kind: 'products',
        id: 'pieces',
        title: 'Pieces for a piercing',
        slugs: ['labret-yellow', 'labret-white', 'clicker-pave-yellow', 'barbell-curved-yellow'],
      },
    ],
  },
}
