import { type DemoPage, form, picture, quote, text } from './page.ts'

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
      picture(
        'hand',
        'banners/new-1',
        'Украшения на каменной плите у окна',
        'Снимаем у окна и без ретуши металла: таким вы его и увидите.',
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
      quote('principle', 'Хорошее украшение не замечаешь на руке и замечаешь, когда его нет.'),
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
    lead: 'ZLATA sells jewelry from independent workshops. We choose pieces, not brands: the ones you will still want to wear in ten years.',
    blocks: [
      text(
        'choose',
        'How we choose',
        '<p>We take a piece when we can say who made it, where and from what. Then we wear it for a month. If it rubs, snags or dulls, you will not find it here.</p>',
      ),
      picture(
        'hand',
        'banners/new-1',
        'Jewelry on a stone slab by a window',
        'We photograph by a window and never retouch the metal: this is how you will see it.',
      ),
      text(
        'say',
        'What we say about price',
        '<p>Next to a crossed-out price you see the lowest price of the thirty days before the reduction. No such price, no discount.</p>',
      ),
      text(
        'metal',
        'Metal and stones',
        '<p>Every piece in precious metal is hallmarked. For each stone we give the weight and the cut, and if it is lab-grown, we say so.</p>',
      ),
      quote('principle', 'You do not notice good jewelry on your hand. You notice when it is gone.'),
      {
        kind: 'products',
        id: 'pieces',
        title: 'Where to start',
        slugs: ['solitaire-aurora-yellow', 'hoops-bold-yellow', 'pendant-coin-yellow', 'signet-onyx-silver'],
      },
      text(
        'where',
        'Where we are',
        '<p>Here, in our <a href="/stores">stores</a> and on the line every day: <a href="/contacts">contacts</a>. The workshops tell their own stories on the <a href="/designers">designers</a> page.</p>',
      ),
    ],
  },
}

export const contacts: DemoPage = {
  paths: ['contacts'],
  ru: {
    title: 'Контакты',
    lead: 'Отвечаем каждый день: по\u00a0телефону, почте и\u00a0в\u00a0мессенджерах.',
    blocks: [
      { kind: 'form', id: 'talk', title: 'Связаться и\u00a0прийти', widget: 'contacts-map' },
      text(
        'come',
        'Самовывоз из\u00a0мастерской',
        '<p>Москва, Нижняя Сыромятническая улица, 10, строение 9: приходите, когда получили сообщение, что заказ готов.</p>',
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
      {
        kind: 'form',
        id: 'write',
        title: 'Написать нам',
        html: '<p>Отвечаем в\u00a0тот\u00a0же день. Если пишете о\u00a0заказе, назовите его номер: так мы ответим с\u00a0первого раза.</p>',
        widget: 'feedback',
      },
    ],
  },
  en: {
    title: 'Contacts',
    lead: 'We answer every day: by phone, email and messengers.',
    blocks: [
      { kind: 'form', id: 'talk', title: 'Get in touch or come by', widget: 'contacts-map' },
      text('come', 'Hours and services', '<p>Hours, days off and what each store does are on the page <a href="/stores">Stores</a>.</p>'),
      form(
        'booking',
        'Meet a stylist',
        'booking',
        { service: 'stylist' },
        '<p>An hour with somebody who knows every showcase: a set for a dress, a present within your budget, something to go with what you already wear. Free of charge, and you need not buy anything.</p>',
      ),
      text(
        'return',
        'Returns and repairs',
        '<p>Start a return in your <a href="/profile?section=ordersData">profile</a>; the rules are under <a href="/returns">Returns and exchange</a>. For repairs, see <a href="/warranty">Warranty</a>.</p>',
      ),
      text(
        'press',
        'Press and partners',
        '<p>Workshops, journalists and companies: <a href="mailto:press@zlata.example">press@zlata.example</a>. More on the <a href="/press">Press</a> page.</p>',
      ),
      {
        kind: 'form',
        id: 'write',
        title: 'Write to us',
        html: '<p>We answer the same day. Give the number of your order and our first answer will be the right one.</p>',
        widget: 'feedback',
      },
    ],
  },
}

const PRESS: [picture: string, ru: string, en: string][] = [
  ['banners/pearls', 'Жемчуг на ткани', 'Pearls on cloth'],
  ['banners/new-2', 'Кольца на камне', 'Rings on stone'],
  ['banners/men', 'Оникс и чернёное серебро', 'Onyx and blackened silver'],
  ['banners/new-3', 'Утренний свет', 'Morning light'],
]

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
      {
        kind: 'gallery',
        id: 'shots',
        title: 'Из съёмок этого сезона',
        pictures: PRESS.map(([picture, ru]) => ({ picture, title: ru, url: null })),
      },
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
    lead: 'Photographs, jewelry for shoots and answers to your questions.',
    blocks: [
      text(
        'ask',
        'Write to us',
        '<p><a href="mailto:press@zlata.example">press@zlata.example</a>. On working days we answer the same day; if it is urgent, say so in the subject line.</p>',
      ),
      text(
        'pictures',
        'Pictures',
        '<p>You may use photographs from this site in editorial pieces with a credit to ZLATA and the workshop. For advertising, ask us first.</p>',
      ),
      {
        kind: 'gallery',
        id: 'shots',
        title: 'From this season',
        pictures: PRESS.map(([picture, , en]) => ({ picture, title: en, url: null })),
      },
      text(
        'loan',
        'Jewelry for shoots',
        '<p>We lend pieces for three days against a signed list. Send us a letter from the editors, the dates and the name of the person responsible.</p>',
      ),
      text(
        'facts',
        'In brief',
        '<p>The shop opened in 2026. Twelve workshops, eleven shops in Russia and one in Dubai, prices in roubles, dirhams and dollars.</p>',
      ),
    ],
  },
}
