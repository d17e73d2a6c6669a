import { action, type DemoPage, form, questions, steps, text } from './page.ts'

export const returns: DemoPage = {
  paths: ['returns', 'vozvrat'],
  ru: {
    title: 'Возврат и обмен',
    lead: 'Тридцать дней, чтобы передумать. Возврат по нашей вине и обмен размера — за наш счёт.',
    blocks: [
      text(
        'what',
        'Что можно вернуть',
        '<p>Украшение, которое не носили: бирка с пломбой на месте, есть документы и футляр. Срок — 30 дней с получения.</p><p>Не возвращаются украшения с гравировкой и сделанные на заказ по вашим меркам, а также украшения для прокола, если пломба вскрыта: это вопрос гигиены. С браком вернуть можно любое.</p>',
      ),
      form('start', 'Оформить возврат', 'start-return'),
      steps('how', 'Как это устроено', [
        [
          'Отправьте заявку',
          '<p>Выберите заказ или назовите его номер и телефон, отметьте украшения и причину. Заявка придёт вам письмом.</p>',
        ],
        ['Передайте посылку', '<p>Курьеру, который приедет за ней, или в любой <a href="/shops">магазин</a>.</p>'],
        [
          'Получите деньги',
          '<p>Проверим украшение за три рабочих дня и вернём деньги тем же способом, каким вы платили, — не позже десяти дней с заявки.</p>',
        ],
      ]),
      text(
        'size',
        'Обмен размера',
        '<p>Один раз и бесплатно, если нужный размер есть. Если нет — изменим размер кольца в мастерской или вернём деньги.</p>',
      ),
      text(
        'money',
        'Что вернётся',
        '<p>То, что вы заплатили: на карту — с карты, на сертификат — с сертификата, бонусы — на счёт. Доставку возвращаем, если вернулся весь заказ или виноваты мы.</p>',
      ),
      questions('questions', 'Спрашивают чаще всего', [
        [
          'Украшение пришло с изъяном',
          '<p>Напишите в день, когда заметили, и приложите снимок. Заменим, исправим или вернём деньги — на ваш выбор, пересылка за наш счёт.</p>',
        ],
        [
          'Подарок не подошёл, а платила не я',
          '<p>Деньги вернутся тому, кто платил. Взамен можем выдать подарочный сертификат на ваше имя.</p>',
        ],
      ]),
    ],
  },
  en: {
    title: 'Returns and exchange',
    lead: 'Thirty days to change your mind. If the fault is ours or the size is wrong, shipping is on us.',
    blocks: [
      text(
        'what',
        'What can be returned',
        '<p>A piece that has not been worn: its tag is sealed, its papers and box are there. You have 30 days from receipt.</p><p>Engraved pieces and those made to your measure cannot be returned, nor piercing jewelry once its seal is open: that is a matter of hygiene. A faulty piece can always be returned.</p>',
      ),
      form('start', 'Start a return', 'start-return'),
      steps('how', 'How it works', [
        [
          'Send the request',
          '<p>Choose an order or tell us its number and phone, tick the pieces and the reason. We send you the request by email.</p>',
        ],
        ['Hand over the parcel', '<p>To the courier who comes for it, or in any of our <a href="/stores">stores</a>.</p>'],
        [
          'Get your money',
          '<p>We check the piece within three working days of its arrival and send the money the way you paid, within ten days.</p>',
        ],
      ]),
      text(
        'size',
        'Another size',
        '<p>Once and free of charge, if we have your size. If not, our workshop resizes the ring or we refund you.</p>',
      ),
      text(
        'money',
        'What comes back',
        '<p>What you paid, to where it came from. Delivery is returned when the whole order comes back or the fault is ours. Import duties are returned by the customs of your country, not by us.</p>',
      ),
      questions('questions', 'Asked most often', [
        [
          'The piece has a flaw',
          '<p>Write on the day you notice it and add a picture. We replace it, mend it or return the money, as you choose, and pay for the parcel.</p>',
        ],
        [
          'The gift does not fit and somebody else paid',
          '<p>The money goes back to whoever paid. We can exchange the piece for another of the same price.</p>',
        ],
      ]),
    ],
  },
}

export const warranty: DemoPage = {
  paths: ['warranty', 'garantii'],
  ru: {
    title: 'Гарантии',
    lead: 'Год на металл, закрепку и замки. Чистка и проверка закрепки — бесплатно и без срока.',
    blocks: [
      text(
        'term',
        'Срок',
        '<p>12 месяцев с получения. На время ремонта он продлевается. Если изъян нашёлся позже, но возник до передачи вам, закон даёт на требование два года.</p>',
      ),
      text(
        'covered',
        'Что покрывает',
        '<ul><li>Камень выпал или шатается в закрепке.</li><li>Разошлось звено, не держит замок, облетело покрытие.</li><li>Проба или камень не те, что указаны в паспорте.</li></ul>',
      ),
      text(
        'not',
        'Чего не покрывает',
        '<ul><li>Следов носки: царапин, потёртостей, потемнения серебра.</li><li>Ударов, перегибов, химии и попыток починить самому.</li><li>Потери.</li></ul><p>Починить поможем и тогда — назовём цену до начала работы.</p>',
      ),
      steps('how', 'Как обратиться', [
        [
          'Напишите нам',
          '<p>На <a href="mailto:care@zlata.example">care@zlata.example</a> со снимком и номером заказа или зайдите в <a href="/shops">магазин</a>.</p>',
        ],
        ['Отдайте украшение', '<p>Застрахованную пересылку по гарантии оплачиваем мы.</p>'],
        ['Заберите', '<p>Ремонт занимает до 20 дней. Если чинить нечего, заменим или вернём деньги.</p>'],
      ]),
      action(
        'ask',
        'Проверить украшение',
        '<p>Закрепку и замок смотрим при вас, это занимает десять минут.</p>',
        'Выбрать магазин',
        '/shops?service=cleaning',
      ),
    ],
  },
  en: {
    title: 'Warranty',
    lead: 'One year on metal, settings and clasps. Cleaning and a check of the setting are free for life.',
    blocks: [
      text(
        'term',
        'Term',
        '<p>12 months from the day you receive the piece, extended by the time any repair takes. Your statutory rights are not affected.</p>',
      ),
      text(
        'covered',
        'What is covered',
        '<ul><li>A stone has fallen out or moves in its setting.</li><li>A link has opened, a clasp does not hold, plating has come off.</li><li>The hallmark or the stone is not what the passport says.</li></ul>',
      ),
      text(
        'not',
        'What is not',
        '<ul><li>Signs of wear: scratches, rubbing, tarnished silver.</li><li>Blows, bends, chemicals and attempts to mend it yourself.</li><li>Loss.</li></ul><p>We help to mend it even then, and tell the price before work begins.</p>',
      ),
      steps('how', 'How to use it', [
        [
          'Write to us',
          '<p>To <a href="mailto:care@zlata.example">care@zlata.example</a>, with a picture and the order number, or come to a <a href="/stores">store</a>.</p>',
        ],
        ['Hand over the piece', '<p>Insured transport under warranty is on us.</p>'],
        ['Take it back', '<p>A repair takes up to 20 days. If it cannot be repaired, we replace the piece or refund you.</p>'],
      ]),
      action(
        'ask',
        'Have a piece checked',
        '<p>We check the setting and the clasp while you wait; it takes ten minutes.</p>',
        'Choose a store',
        '/stores?service=cleaning',
      ),
    ],
  },
}
