import { type DemoPage, form, questions, steps, text } from './page.ts'

export const dolyame: DemoPage = {
  paths: ['dolyame'],
  ru: {
    title: 'Оплата частями «Долями»',
    lead: 'Четыре платежа по 25\u00a0%: первый сегодня, остальные — каждые две недели. Без переплаты.',
    blocks: [
      form('calculator', 'Сколько и когда', 'instalments'),
      steps('how', 'Как это работает', [
        ['Соберите корзину', '<p>На сумму от 1\u00a0000 до 200\u00a0000\u00a0₽, без подарочных сертификатов.</p>'],
        [
          'Выберите «Четырьмя частями»',
          '<p>При оформлении. Сервис попросит телефон и ответит за минуту: решение принимает он, а не мы.</p>',
        ],
        [
          'Заплатите четверть',
          '<p>Отправим заказ сразу, как обычный. Остальное спишется с той же карты через две, четыре и шесть недель.</p>',
        ],
      ]),
      text(
        'limits',
        'Условия',
        '<ul><li>Заказ от 1\u00a0000 до 200\u00a0000\u00a0₽, в рублях, с доставкой по России.</li><li>Доли равные; если сумма не делится на четыре, копейки войдут в первый платёж.</li><li>Сертификаты частями не оплачиваются. Потратить сертификат и разделить остаток — можно.</li><li>Бонусы начисляются как обычно.</li></ul>',
      ),
      text(
        'return',
        'Если украшение вернулось',
        '<p>Сервис пересчитает график: вернёт уплаченное и отменит оставшиеся платежи. Вернули часть заказа — следующие доли станут меньше.</p>',
      ),
      questions('questions', 'Спрашивают чаще всего', [
        [
          'Это кредит?',
          '<p>Договор вы заключаете с сервисом оплаты частями на его условиях. Прочитайте их до первого платежа: за просрочку сервис может взять комиссию.</p>',
        ],
        ['Можно заплатить раньше?', '<p>Да, в любой день, в приложении сервиса.</p>'],
        ['Почему отказали?', '<p>Причину знает только сервис. Другие способы оплаты останутся доступны, а заказ подождёт 30 минут.</p>'],
      ]),
    ],
  },
  en: {
    title: 'Pay in four parts',
    lead: 'Four payments of 25%: the first today, the others every two weeks. No interest, no fees. In the Russian shop.',
    blocks: [
      form('calculator', 'How much and when', 'instalments'),
      steps('how', 'How it works', [
        ['Fill the bag', '<p>For 1,000 to 200,000 RUB, without gift certificates.</p>'],
        [
          'Choose “In four parts”',
          '<p>At checkout. The service asks for a phone and answers within a minute: the decision is its own, not ours.</p>',
        ],
        [
          'Pay a quarter',
          '<p>We send the order at once like any other. The rest is taken from the same card in two, four and six weeks.</p>',
        ],
      ]),
      text(
        'limits',
        'Terms',
        '<ul><li>An order of 1,000 to 200,000 RUB, delivered within Russia.</li><li>Equal parts; kopecks that cannot be divided go into the first payment.</li><li>Certificates cannot be paid for in parts. Spending a certificate and splitting the rest is fine.</li><li>Bonuses are earned as usual.</li></ul>',
      ),
      text(
        'return',
        'If a piece comes back',
        '<p>The service recalculates: it refunds what was paid and cancels what is left. If you return part of an order, the next payments become smaller.</p>',
      ),
      questions('questions', 'Asked most often', [
        [
          'Is this a loan?',
          '<p>You make a contract with the payment service, on its terms. Read them before the first payment: it may charge a fee for a late one.</p>',
        ],
        ['May I pay earlier?', '<p>Yes, any day, in the app of the service.</p>'],
        ['Why was I refused?', '<p>Only the service knows. Other ways to pay stay open, and the order waits for 30 minutes.</p>'],
      ]),
    ],
  },
}
