import { type DemoPage, form, text } from './page.ts'

export const about: DemoPage = {
  paths: ['about'],
  ru: {
    title: 'О нас',
    lead: 'ZLATA — магазин украшений независимых мастерских. Мы выбираем не марки, а вещи, которые захочется носить через десять лет.',
    blocks: [
      text(
        'choose',
        'Как мы выбираем',
        '<p>Берём украшение, если можем назвать, кто его сделал, из чего и где. Носим сами месяц. То, что натирает, цепляется или теряет блеск, на сайт не попадает.</p>',
      ),
      text(
        'say',
        'Что мы говорим о цене',
        '<p>Рядом с перечёркнутой ценой стоит самая низкая за тридцать дней до скидки. Если её нет, значит, скидки тоже нет.</p>',
      ),
      text(
        'metal',
        'Металл и камни',
        '<p>У каждого украшения из драгоценного металла есть проба и УИН. Про камень пишем вес и огранку, про выращенный — что он выращенный.</p>',
      ),
      {
        kind: 'products',
        id: 'pieces',
        title: 'С чего начать',
        slugs: ['solitaire-aurora-yellow', 'hoops-bold-yellow', 'pendant-coin-yellow', 'signet-onyx-silver'],
      },
      text(
        'where',
        'Где мы',
        '<p>На сайте, в <a href="/shops">магазинах</a> и на связи каждый день: <a href="/contacts">контакты</a>. О мастерских рассказываем на странице <a href="/designers">дизайнеров</a>.</p>',
      ),
    ],
  },
  en: {
    title: 'About us',
    lead: 'ZLATA sells jewelry of independent workshops. We do not choose brands but things one will want to wear in ten years.',
    blocks: [
      text(
        'choose',
        'How we choose',
        '<p>We take a piece if we can say who made it, of what and where. We wear it ourselves for a month. What rubs, catches or loses its shine does not reach the site.</p>',
      ),
      text(
        'say',
        'What we say about price',
        '<p>Beside a struck price stands the lowest of the thirty days before it came down. Where there is none, there is no discount either.</p>',
      ),
      text(
        'metal',
        'Metal and stones',
        '<p>Every piece in a precious metal is hallmarked. Of a stone we give weight and cut, and if it was grown we say so.</p>',
      ),
      {
        kind: 'products',
        id: 'pieces',
        title: 'Where to begin',
        slugs: ['solitaire-aurora-yellow', 'hoops-bold-yellow', 'pendant-coin-yellow', 'signet-onyx-silver'],
      },
      text(
        'where',
        'Where we are',
        '<p>On this site, in our <a href="/stores">stores</a>, and in touch every day: <a href="/contacts">contacts</a>. The workshops have their stories on the page of <a href="/designers">designers</a>.</p>',
      ),
    ],
  },
}

export const contacts: DemoPage = {
  paths: ['contacts'],
  ru: {
    title: 'Контакты',
    lead: 'Отвечаем ежедневно с 9:00 до 22:00 по Москве.',
    blocks: [
      text(
        'talk',
        'Поговорить',
        '<ul><li>Телефон: <a href="tel:+74951234567">+7\u00a0495\u00a0123-45-67</a></li><li>Почта: <a href="mailto:care@zlata.example">care@zlata.example</a></li><li><a href="https://wa.me/74951234567">WhatsApp</a> и <a href="https://t.me/zlata_example">Telegram</a></li></ul><p>О заказе пишите с его номером: так мы ответим с первого раза.</p>',
      ),
      text(
        'come',
        'Прийти',
        '<p>Адреса, часы и услуги — на странице <a href="/shops">«Магазины»</a>. Самовывоз из мастерской — Москва, Нижняя Сыромятническая улица, 10, строение 9: приходите, когда получили сообщение, что заказ готов.</p>',
      ),
      form(
        'booking',
        'Встреча со стилистом',
        'booking',
        { service: 'stylist' },
        '<p>Час с человеком, который знает все витрины: соберёт комплект к платью, найдёт подарок в ваш бюджет, подскажет, что надевать вместе с тем, что у вас уже есть. Бесплатно, покупать необязательно.</p>',
      ),
      text(
        'return',
        'Вернуть или починить',
        '<p>Возврат оформляется в <a href="/profile?section=ordersData">личном кабинете</a>, правила — на странице <a href="/vozvrat">«Возврат и обмен»</a>. О ремонте — на странице <a href="/garantii">«Гарантии»</a>.</p>',
      ),
      text(
        'press',
        'Пресса и сотрудничество',
        '<p>Мастерским, журналистам и компаниям: <a href="mailto:press@zlata.example">press@zlata.example</a>. Работа у нас — на отдельной <a href="/career">странице</a>.</p>',
      ),
    ],
  },
  en: {
    title: 'Contacts',
    lead: 'We answer daily from 9:00 to 22:00, Moscow time.',
    blocks: [
      text(
        'talk',
        'Talk to us',
        '<ul><li>Phone: <a href="tel:+74951234567">+7\u00a0495\u00a0123-45-67</a></li><li>E-mail: <a href="mailto:care@zlata.example">care@zlata.example</a></li><li><a href="https://wa.me/74951234567">WhatsApp</a> and <a href="https://t.me/zlata_example">Telegram</a></li></ul><p>Give the number of your order and our first answer will be the right one.</p>',
      ),
      text('come', 'Come by', '<p>Addresses, hours and services are on the page <a href="/stores">Stores</a>.</p>'),
      form(
        'booking',
        'Meet a stylist',
        'booking',
        { service: 'stylist' },
        '<p>An hour with somebody who knows every showcase: a set for a dress, a present within your budget, something to go with what you already wear. Free of charge, and you need not buy anything.</p>',
      ),
      text(
        'return',
        'Return or mend',
        '<p>Returns begin in your <a href="/profile?section=ordersData">profile</a>, the rules are on the page <a href="/returns">Returns and exchange</a>. About repairs see <a href="/warranty">Warranty</a>.</p>',
      ),
      text(
        'press',
        'Press and partners',
        '<p>Workshops, journalists and companies: <a href="mailto:press@zlata.example">press@zlata.example</a>. More on the page <a href="/press">Press</a>.</p>',
      ),
    ],
  },
}

export const press: DemoPage = {
  paths: ['press'],
  ru: {
    title: 'Прессе',
    lead: 'Снимки, украшения для съёмок и ответы на вопросы.',
    blocks: [
      text(
        'ask',
        'Написать нам',
        '<p><a href="mailto:press@zlata.example">press@zlata.example</a>. Отвечаем в рабочие дни в течение дня; если горит, так и напишите в теме.</p>',
      ),
      text(
        'pictures',
        'Снимки',
        '<p>Фотографии с нашего сайта можно публиковать в редакционных материалах с подписью «ZLATA» и именем мастерской. Для рекламы спросите разрешения.</p>',
      ),
      text(
        'loan',
        'Украшения для съёмок',
        '<p>Даём на три дня под опись. Нужны письмо редакции, даты и имя того, кто отвечает за сохранность.</p>',
      ),
      text(
        'facts',
        'Коротко о нас',
        '<p>Магазин работает с 2026 года. Двенадцать мастерских, одиннадцать магазинов в России и один в Дубае, цены в рублях, дирхамах и долларах.</p>',
      ),
    ],
  },
  en: {
    title: 'Press',
    lead: 'Pictures, jewelry for shoots and answers to questions.',
    blocks: [
      text(
        'ask',
        'Write to us',
        '<p><a href="mailto:press@zlata.example">press@zlata.example</a>. We answer on working days within the day; if it is urgent, say so in the subject.</p>',
      ),
      text(
        'pictures',
        'Pictures',
        '<p>Photographs of this site may be used in editorial pieces, credited to “ZLATA” and the workshop. Ask us before you use them in advertising.</p>',
      ),
      text(
        'loan',
        'Jewelry for shoots',
        '<p>Lent for three days against a list. We need a letter of the editors, the dates and who answers for the pieces.</p>',
      ),
      text(
        'facts',
        'In brief',
        '<p>The shop opened in 2026. Twelve workshops, eleven shops in Russia and one in Dubai, prices in roubles, dirhams and dollars.</p>',
      ),
    ],
  },
}

export const promotion: DemoPage = {
  paths: ['promotion'],
  ru: {
    title: 'Акции',
    lead: 'Что действует сейчас. Условия — в двух строках, остальное считает корзина.',
    blocks: [
      text(
        'first',
        'Первый заказ — минус 15\u00a0%',
        '<p>Промокод <strong>FIRST15</strong>. Только на первый заказ, не действует на украшения со скидкой.</p>',
      ),
      text(
        'earrings',
        'Серьги — минус 20\u00a0%',
        '<p>Промокод <strong>EARRINGS20</strong> на все <a href="/catalog/earrings">серьги</a> без скидки.</p>',
      ),
      text(
        'delivery',
        'Бесплатная доставка',
        '<p>От 15\u00a0000\u00a0₽ — сама собой, от 3\u00a0000\u00a0₽ — с промокодом <strong>FREESHIP</strong>. Километры за кольцевой дорогой считаются отдельно.</p>',
      ),
      text(
        'sale',
        'Последние размеры',
        '<p>Прошлые коллекции — в разделе <a href="/catalog/sale">«Скидки»</a>. Рядом со старой ценой всегда стоит самая низкая за 30 дней.</p><p>Как складываются скидки, сказано в <a href="/certificates-and-promo-rules">правилах</a>.</p>',
      ),
      {
        kind: 'products',
        id: 'pieces',
        title: 'Попробуйте на них',
        slugs: ['hoops-thin-yellow', 'huggies-pave-yellow', 'studs-pearl-yellow', 'drops-pearl-yellow'],
      },
    ],
  },
  en: {
    title: 'Offers',
    lead: 'What counts at present. The terms in two lines, the bag does the rest.',
    blocks: [
      text(
        'first',
        '15% off the first order',
        '<p>Promo code <strong>FIRST15</strong>. For a first order only, not for reduced pieces.</p>',
      ),
      text(
        'earrings',
        '20% off earrings',
        '<p>Promo code <strong>EARRINGS20</strong> for all <a href="/catalog/earrings">earrings</a> that are not reduced.</p>',
      ),
      text(
        'delivery',
        'Free delivery',
        '<p>From 15,000 RUB by itself, from 3,000 RUB with the promo code <strong>FREESHIP</strong>. Kilometers beyond the ring road are counted apart.</p>',
      ),
      text(
        'sale',
        'Last sizes',
        '<p>Earlier collections are under <a href="/catalog/sale">Sale</a>. Beside an old price always stands the lowest of 30 days.</p><p>How discounts add up is told in the <a href="/certificates-and-promo-rules">rules</a>.</p>',
      ),
      {
        kind: 'products',
        id: 'pieces',
        title: 'Try them on these',
        slugs: ['hoops-thin-yellow', 'huggies-pave-yellow', 'studs-pearl-yellow', 'drops-pearl-yellow'],
      },
    ],
  },
}
