import { type DemoPage, questions, steps } from '../page.ts'

const PICTURES = { wide: 'banners/loyalty', portrait: 'banners/loyalty-portrait' }

export const loyaltyLanding: DemoPage = {
  paths: ['landings/loyalty-program'],
  ru: {
    title: 'Программа лояльности',
    lead: 'Возвращаем 2\u00a0% бонусами с каждой покупки. Один бонус — один рубль, до 30\u00a0% заказа.',
    blocks: [
      {
        kind: 'hero',
        id: 'top',
        title: 'Каждое украшение приближает следующее',
        eyebrow: 'Программа лояльности',
        html: '<p>Возвращаем 2\u00a0% бонусами. Один бонус — один рубль, без карты и анкеты: хватит телефона.</p>',
        look: 'over',
        tone: 'sand',
        alt: 'Карта ZLATA цвета слоновой кости на камне, рядом пусеты с бриллиантами и золотое кольцо',
        ...PICTURES,
        action: { label: 'Вступить', url: '#join' },
      },
      steps('how', 'Как это работает', [
        ['Купите', '<p>Бонусы придут, когда вы получите заказ: 2\u00a0% от того, что заплатили за украшения без скидки.</p>'],
        ['Накопите', '<p>Бонусы за покупки не сгорают. Подарочные — за регистрацию и ко дню рождения — действуют 90 дней.</p>'],
        ['Потратьте', '<p>Оплатите до 30\u00a0% стоимости украшений. Вещи со скидкой и сертификаты не участвуют.</p>'],
      ]),
      {
        kind: 'figures',
        id: 'figures',
        title: 'Одни условия для всех',
        figures: [
          {
            figure: '2\u00a0%',
            title: 'возвращаем',
            html: '<p>С первой покупки и без порогов: уровней, которые нужно удерживать, нет.</p>',
            isMain: false,
          },
          {
            figure: '30\u00a0%',
            title: 'можно оплатить',
            html: '<p>Столько от стоимости украшений в заказе закрывают бонусы. Один бонус — один рубль.</p>',
            isMain: true,
          },
          {
            figure: '1\u00a0000',
            title: 'за друга',
            html: '<p>И 500 бонусов ему — после первого заказа по <a href="/referral-program">вашей ссылке</a>.</p>',
            isMain: false,
          },
        ],
      },
      {
        kind: 'join',
        id: 'join',
        title: 'Вступить за минуту',
        html: '<p>Войдите по номеру телефона: этого достаточно. Бонусы, их история и срок видны в личном кабинете.</p>',
      },
      questions('questions', 'Частые вопросы', [
        [
          'Что будет с бонусами при возврате?',
          '<p>Потраченные вернём на счёт, начисленные за это украшение вычтем. Если их уже потратили, долг погасят следующие начисления.</p>',
        ],
        [
          'Можно ли платить бонусами и сертификатом?',
          '<p>Да. Сначала считаются промокод и бонусы, потом сертификат: он не скидка, а оплата.</p>',
        ],
        [
          'Когда сгорают бонусы?',
          '<p>Бонусы за покупки — никогда. Подаренные за регистрацию и ко дню рождения — через 90 дней после того, как их дали.</p>',
        ],
        ['Где прочитать всё целиком?', '<p>В <a href="/loyalty-program-rules">правилах программы лояльности</a>.</p>'],
      ]),
    ],
  },
  en: {
    title: 'The loyalty program',
    lead: 'We return 2% of every purchase in bonuses. One bonus is one rouble, up to 30% of an order.',
    blocks: [
      {
        kind: 'hero',
        id: 'top',
        title: 'Every piece brings the next one closer',
        eyebrow: 'The loyalty program',
        html: '<p>We return 2% in bonuses. One bonus is one rouble; no card and no form to fill in: a phone is enough.</p>',
        look: 'over',
        tone: 'sand',
        alt: 'An ivory ZLATA card on stone beside diamond studs and a gold ring',
        ...PICTURES,
        action: { label: 'Join', url: '#join' },
      },
      steps('how', 'How it works', [
        ['Buy', '<p>Bonuses come when you receive the order: 2% of what you paid for pieces that were not reduced.</p>'],
        ['Save', '<p>Bonuses for purchases never expire. Those that are given, for joining and for a birthday, are good for 90 days.</p>'],
        ['Spend', '<p>Pay up to 30% of the jewelry with them. Reduced pieces and certificates do not take part.</p>'],
      ]),
      {
        kind: 'figures',
        id: 'figures',
        title: 'The same terms for everybody',
        figures: [
          {
            figure: '2%',
            title: 'comes back',
            html: '<p>From the first purchase and without thresholds: there are no levels to hold on to.</p>',
            isMain: false,
          },
          {
            figure: '30%',
            title: 'can be paid',
            html: '<p>Bonuses cover so much of the jewelry in an order. One bonus is one rouble.</p>',
            isMain: true,
          },
          {
            figure: '1,000',
            title: 'for a friend',
            html: '<p>And 500 for them, after their first order by <a href="/referral-program">your link</a>.</p>',
            isMain: false,
          },
        ],
      },
      {
        kind: 'join',
        id: 'join',
        title: 'Join in a minute',
        html: '<p>Sign in with your phone number: that is enough. Bonuses, their history and their term are in your profile.</p>',
      },
      questions('questions', 'Questions', [
        [
          'What happens to bonuses when I return a piece?',
          '<p>Those you spent come back, those you earned with it are taken off. If they are spent already, the next ones make up for it.</p>',
        ],
        [
          'May I pay with bonuses and a certificate?',
          '<p>Yes. The promo code and the bonuses are counted first, then the certificate: it is not a discount but a payment.</p>',
        ],
        [
          'When do bonuses expire?',
          '<p>Bonuses for purchases never do. Those given for joining or for a birthday expire 90 days after they were given.</p>',
        ],
        ['Where can I read it all?', '<p>In the <a href="/loyalty-program-rules">rules of the loyalty program</a>.</p>'],
      ]),
    ],
  },
}
