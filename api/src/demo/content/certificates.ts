import { action, type DemoPage, questions, steps, text } from './page.ts'

export const certificateInfo: DemoPage = {
  paths: ['certificate-info'],
  ru: {
    title: 'О подарочных сертификатах',
    lead: 'Сертификат на любую сумму от 1\u00a0000 до 200\u00a0000\u00a0₽: приходит письмом или сообщением сразу или в выбранный день.',
    blocks: [
      steps('buy', 'Как подарить', [
        [
          'Выберите открытку и сумму',
          '<p>Готовую или свою, целыми рублями. Оплата картой или через СБП; <a href="/dolyame">частями</a> сертификаты не оплачиваются.</p>',
        ],
        ['Напишите, кому', '<p>Почта или телефон получателя. На собственную почту сертификат не отправить: он всё-таки подарок.</p>'],
        [
          'Назначьте день',
          '<p>Сегодня — уйдёт сразу после оплаты. Позже — в выбранный день в 10:00 по Москве, не дальше чем через 365 дней.</p>',
        ],
      ]),
      steps('spend', 'Как потратить', [
        [
          'Проверьте баланс',
          '<p>Номер и код из четырёх цифр — на странице <a href="/get-certificate">«Проверить сертификат»</a>. Там же его можно добавить в личный кабинет или распечатать.</p>',
        ],
        [
          'Введите код в корзине',
          '<p>Сертификат оплатит украшения и доставку. Сначала тратится тот, на котором меньше денег; остаток не сгорает и ждёт следующей покупки.</p>',
        ],
      ]),
      text(
        'validity',
        'Срок действия',
        '<p>Год со дня, когда сертификат отправлен получателю. Если за год потратить его не получилось, напишите на <a href="mailto:care@zlata.example">care@zlata.example</a>: остаток вернём тому, кто платил.</p>',
      ),
      action(
        'give',
        'Подарить сертификат',
        '<p>Открытка, ваши слова и сумма: всё вместе занимает две минуты.</p>',
        'Выбрать открытку',
        '/certificate',
      ),
      questions('questions', 'Спрашивают чаще всего', [
        [
          'Письмо не пришло. Что делать?',
          '<p>Посмотрите в «Спаме», потом напишите нам номер заказа: пришлём ещё раз, старый код перестанет работать.</p>',
        ],
        [
          'Почему код перестал приниматься?',
          '<p>После пяти неверных попыток за час мы ставим паузу на час: так мы бережём деньги на сертификате.</p>',
        ],
        [
          'Вернётся ли сертификат, если вернуть украшение?',
          '<p>Да. Деньги вернутся туда, откуда пришли: на сертификат — то, что заплатил он, на карту — остальное.</p>',
        ],
      ]),
    ],
  },
  en: {
    title: 'About gift certificates',
    lead: 'A certificate for any amount from 1,000 to 200,000 RUB: it arrives by e-mail or message at once or on the day you choose. Sold and spent in the Russian shop.',
    blocks: [
      steps('buy', 'How to give one', [
        [
          'Choose a card and an amount',
          '<p>One of ours or your own words on it, in whole rubles. Pay by card or fast payment; certificates cannot be paid for in <a href="/dolyame">parts</a>.</p>',
        ],
        ['Say who it is for', '<p>The e-mail or phone of the recipient. It cannot go to your own e-mail: it is a gift after all.</p>'],
        ['Set the day', '<p>Today: it leaves right after the payment. Later: on the chosen day at 10:00 Moscow time, within 365 days.</p>'],
      ]),
      steps('spend', 'How to spend one', [
        [
          'Check the balance',
          '<p>The number and the four-digit code go into <a href="/get-certificate">“Check a certificate”</a>, where it can also be added to a profile or printed.</p>',
        ],
        [
          'Enter the code in the bag',
          '<p>A certificate pays for jewelry and delivery. The one with less on it is spent first; what is left waits for the next purchase.</p>',
        ],
      ]),
      text(
        'validity',
        'How long it lasts',
        '<p>A year from the day it was sent to the recipient. If it could not be spent in a year, write to <a href="mailto:care@zlata.example">care@zlata.example</a>: the rest goes back to whoever paid.</p>',
      ),
      action('give', 'Give a certificate', '<p>A card, your words and an amount: two minutes in all.</p>', 'Choose a card', '/certificate'),
      questions('questions', 'Asked most often', [
        [
          'The letter has not come. What now?',
          '<p>Look into the spam folder, then send us the order number: we send it again and the old code stops working.</p>',
        ],
        [
          'Why is the code not accepted any more?',
          '<p>After five wrong tries within an hour we pause for an hour: that is how the money on it is kept safe.</p>',
        ],
        [
          'Does it come back when I return a piece?',
          '<p>Yes. Money goes back to where it came from: to the certificate what it paid, to the card the rest.</p>',
        ],
      ]),
    ],
  },
}

export const certificateRules: DemoPage = {
  paths: ['certificates-and-promo-rules'],
  ru: {
    title: 'Правила сертификатов и промокодов',
    lead: 'Что чем можно оплатить и в каком порядке считаются скидки.',
    blocks: [
      text(
        'order',
        'В каком порядке мы считаем',
        '<ol><li>Скидка на само украшение.</li><li>Промокод — на те украшения, к которым он подходит.</li><li>Бонусы — до 30\u00a0% стоимости украшений, кроме украшений со скидкой и сертификатов.</li><li>Упаковка.</li><li>Доставка. Порог бесплатной доставки сравниваем с суммой после промокода, до бонусов.</li><li>Сертификаты: они не скидка, а оплата.</li></ol><p>Сумма никогда не становится меньше нуля, а скидка делится между украшениями до копейки.</p>',
      ),
      text(
        'promo',
        'Промокоды',
        '<ul><li>У промокода есть срок и условия: категория, минимальная сумма, первый заказ. Если код не подошёл, корзина напишет почему.</li><li>Если не сказано иначе, на украшения со скидкой промокод не действует.</li><li>Промокод не превращается в деньги и не начисляется задним числом.</li><li>При возврате части заказа возвращаем то, что вы за неё заплатили, — с учётом скидки.</li></ul>',
      ),
      text(
        'certificates',
        'Сертификаты',
        '<ul><li>Номинал — от 1\u00a0000 до 200\u00a0000\u00a0₽, срок — год со дня отправки.</li><li>Сертификат оплачивает украшения, упаковку и доставку. Другой сертификат им не купить.</li><li>В одном заказе можно потратить несколько сертификатов.</li><li>Код из четырёх цифр — как деньги: не показывайте его тем, кому не дарите.</li><li>Пока сертификат не потрачен, его можно вернуть: напишите нам с почты, на которую пришёл чек.</li></ul>',
      ),
      text('limits', 'Минимальный заказ', '<p>900\u00a0₽ — после скидок и промокода. Заказ из одних сертификатов может быть любым.</p>'),
    ],
  },
  en: {
    title: 'Rules of certificates and promo codes',
    lead: 'What pays for what, and in which order discounts are counted.',
    blocks: [
      text(
        'order',
        'The order in which we count',
        '<ol><li>The discount on the piece itself.</li><li>A promo code, on the pieces it fits.</li><li>Bonuses, up to 30% of the jewelry, except reduced pieces and certificates.</li><li>Packaging.</li><li>Delivery. Its free threshold is compared with the sum after the promo code, before bonuses.</li><li>Certificates: they are not a discount but a payment.</li></ol><p>A total never falls below zero, and a discount is split between pieces to the last cent.</p>',
      ),
      text(
        'promo',
        'Promo codes',
        '<ul><li>A promo code has a term and conditions: a category, a least sum, a first order. When a code does not fit, the bag says why.</li><li>Unless it says otherwise, a promo code does not touch reduced pieces.</li><li>It does not turn into money and does not work backwards.</li><li>When part of an order is returned, you get back what you paid for it, discount included.</li></ul>',
      ),
      text(
        'certificates',
        'Certificates',
        '<ul><li>From 1,000 to 200,000 RUB, for a year from the day of sending.</li><li>A certificate pays for jewelry, packaging and delivery. It does not buy another certificate.</li><li>Several certificates can be spent in one order.</li><li>The four-digit code is money: do not show it to those you are not giving it to.</li><li>While a certificate is unspent it can be returned: write to us from the e-mail that received the receipt.</li></ul>',
      ),
      text(
        'limits',
        'Least order',
        '<p>900 RUB in the Russian shop and 20 in the currency of the bag elsewhere, after discounts and the promo code. An order of certificates alone may be any.</p>',
      ),
    ],
  },
}
