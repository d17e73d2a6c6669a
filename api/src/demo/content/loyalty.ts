import { type DemoPage, questions, steps, text } from './page.ts'

export const loyaltyRules: DemoPage = {
  paths: ['loyalty-program-rules'],
  ru: {
    title: 'Правила программы лояльности',
    lead: 'Один бонус — один рубль. Возвращаем бонусами 2\u00a0% от оплаченных украшений, тратить можно до 30\u00a0% заказа.',
    blocks: [
      text(
        'join',
        'Кто участвует',
        '<p>Все, кто вошёл по телефону. Карта не нужна: бонусы видны в <a href="/profile?section=bonusesData">личном кабинете</a>. Программа действует в российском магазине.</p>',
      ),
      text(
        'earn',
        'Как копятся',
        '<ul><li>2\u00a0% от того, что вы заплатили за украшения, — после скидок, промокода и списанных бонусов.</li><li>За украшения со скидкой, доставку, упаковку и сертификаты бонусы не начисляются.</li><li>Бонусы приходят, когда заказ получен.</li><li>Если украшение вернулось, его бонусы вычитаются. Если они уже потрачены, долг погасят следующие начисления.</li></ul>',
      ),
      text(
        'spend',
        'Как тратятся',
        '<ul><li>До 30\u00a0% стоимости украшений в заказе, целыми бонусами.</li><li>Не тратятся на украшения со скидкой, сертификаты, доставку и упаковку.</li><li>Если заказ отменён или не оплачен, бонусы вернутся целиком.</li></ul>',
      ),
      text(
        'term',
        'Сколько живут',
        '<p>Бонусы за покупки не сгорают. Подарочные — за регистрацию и ко дню рождения — действуют 90 дней: последний день назван в письме о них и виден в кабинете.</p>',
      ),
      text(
        'change',
        'Если правила изменятся',
        '<p>Напишем об этом за 30 дней. Накопленное до перемен останется у вас на прежних условиях до конца этого срока.</p>',
      ),
    ],
  },
  en: {
    title: 'Rules of the loyalty program',
    lead: 'One bonus is one rouble. We return 2% of the jewelry you paid for, and up to 30% of an order can be paid with bonuses.',
    blocks: [
      text(
        'join',
        'Who takes part',
        '<p>Everyone who signs in by phone. No card is needed: you see your bonuses in the <a href="/profile?section=bonusesData">profile</a>. The program runs in the Russian shop.</p>',
      ),
      text(
        'earn',
        'How they grow',
        '<ul><li>2% of what you paid for jewelry, after discounts, the promo code and spent bonuses.</li><li>Reduced pieces, delivery, packaging and certificates earn nothing.</li><li>Bonuses arrive when the order has been received.</li><li>If a piece comes back, its bonuses are taken off. If they are spent already, the next ones make up for it.</li></ul>',
      ),
      text(
        'spend',
        'How they are spent',
        '<ul><li>Up to 30% of the jewelry in an order, in whole bonuses.</li><li>Not on reduced pieces, certificates, delivery or packaging.</li><li>If an order is cancelled or not paid, its bonuses come back in full.</li></ul>',
      ),
      text(
        'term',
        'How long they last',
        '<p>Bonuses for purchases do not expire. Welcome and birthday bonuses are valid for 90 days: the last day is in the letter and in your profile.</p>',
      ),
      text(
        'change',
        'When the rules change',
        '<p>We write 30 days before. Until then, everything you have earned stays yours on the old terms.</p>',
      ),
    ],
  },
}

export const referralProgram: DemoPage = {
  paths: ['referral-program'],
  ru: {
    title: 'Пригласите друга',
    lead: 'Другу — 500 бонусов, вам — 1\u00a0000: после его первого оплаченного заказа.',
    blocks: [
      steps('how', 'Как это работает', [
        ['Возьмите ссылку', '<p>Она в <a href="/profile">личном кабинете</a>, у каждого своя.</p>'],
        ['Отправьте другу', '<p>Ссылка помнит его 30 дней: заказать можно не сразу.</p>'],
        ['Получите бонусы', '<p>Они придут обоим, когда первый заказ друга оплачен.</p>'],
      ]),
      text(
        'rules',
        'Условия',
        '<ul><li>Друг — тот, кто раньше у нас не покупал.</li><li>За одного друга бонусы приходят один раз.</li><li>Пригласить самого себя нельзя.</li><li>Если первый заказ вернулся целиком, бонусы за него вычитаются у обоих.</li><li>Мы не показываем вам, что купил друг, а ему — что купили вы.</li></ul><p>Тратить бонусы можно по <a href="/loyalty-program-rules">правилам программы лояльности</a>.</p>',
      ),
      questions('questions', 'Спрашивают чаще всего', [
        ['Сколько друзей можно пригласить?', '<p>Сколько угодно.</p>'],
        ['Друг забыл открыть ссылку. Можно добавить потом?', '<p>Нет: ссылку нужно открыть до первого заказа.</p>'],
      ]),
    ],
  },
  en: {
    title: 'Invite a friend',
    lead: '500 bonuses for your friend and 1,000 for you, after the friend’s first order has been paid.',
    blocks: [
      steps('how', 'How it works', [
        ['Take your link', '<p>It is in your <a href="/profile">profile</a>, everyone has their own.</p>'],
        ['Send it to a friend', '<p>The link remembers them for 30 days: the order need not be at once.</p>'],
        ['Get the bonuses', '<p>They come to both of you when the friend’s first order is paid.</p>'],
      ]),
      text(
        'rules',
        'Terms',
        '<ul><li>A friend is somebody who has not bought from us before.</li><li>Bonuses for one friend come once.</li><li>You cannot invite yourself.</li><li>If the first order is returned as a whole, its bonuses are taken off both accounts.</li><li>We do not show you what your friend bought, nor your friend what you bought.</li></ul><p>Bonuses are earned and spent in the Russian shop, by the rules of its loyalty program.</p>',
      ),
      questions('questions', 'Asked most often', [
        ['How many friends may I invite?', '<p>As many as you like.</p>'],
        ['My friend forgot to open the link. Can it be added later?', '<p>No: the link has to be opened before the first order.</p>'],
      ]),
    ],
  },
}
