import { type DemoPage, text } from './page.ts'

export const privacy: DemoPage = {
  paths: ['privacy', 'polozhenie-ob-obrabotke-i-zashchite-personalnykh-dannykh'],
  ru: {
    title: 'Обработка и защита персональных данных',
    lead: 'Что мы знаем о вас, зачем и сколько это храним. Коротко и без мелкого шрифта.',
    blocks: [
      text(
        'data',
        'Какие данные и зачем',
        '<table><thead><tr><th scope="col">Данные</th><th scope="col">Зачем</th><th scope="col">Основание</th></tr></thead><tbody><tr><td>Телефон, имя, адрес, состав заказа</td><td>Продать и доставить</td><td>Договор</td></tr><tr><td>Почта</td><td>Чек и письма о заказе; рассылка — только если вы её попросили</td><td>Договор; согласие</td></tr><tr><td>День рождения</td><td>Поздравить</td><td>Согласие</td></tr><tr><td>Адрес в сети, время, страницы</td><td>Защитить вход и оплату, найти ошибки</td><td>Законный интерес</td></tr></tbody></table><p>Номера карт мы не видим: их вводят на странице платёжного сервиса.</p>',
      ),
      text(
        'who',
        'Кому передаём',
        '<p>Только тем, без кого заказ не дойдёт: службе доставки — имя, телефон и адрес, платёжному сервису — сумму и состав чека, сервису сообщений — номер для кода. Сервису рассылок — только с вашего согласия. Данные не продаём.</p>',
      ),
      text(
        'time',
        'Сколько храним',
        '<ul><li>Заказы и чеки — пять лет, этого требует учёт.</li><li>Аккаунт — пока он вам нужен.</li><li>Записи о входах — год.</li><li>Корзину гостя — 30 дней.</li></ul>',
      ),
      text(
        'rights',
        'Ваши права',
        '<p>Узнать, что у нас есть, исправить, получить копию, отозвать согласие, удалить аккаунт — на странице <a href="/delete-app-account">«Удалить аккаунт»</a> или письмом на <a href="mailto:care@zlata.example">care@zlata.example</a>. Ответим за десять рабочих дней. Если ответ не устроил, можно обратиться в Роскомнадзор.</p>',
      ),
      text(
        'cookies',
        'Куки',
        '<p>Без одних магазин не работает: сессия, корзина, город, язык. Другие считают посещения — их мы ставим только после вашего «да», и это решение можно изменить в любой день.</p>',
      ),
      text(
        'safety',
        'Как бережём',
        '<p>Соединение зашифровано, пароли хранятся только в виде необратимых отпечатков, доступ к заказам есть лишь у тех, кто их собирает. Если данные всё же утекут, мы сообщим вам и надзорному органу в сроки, которые называет закон.</p>',
      ),
    ],
  },
  en: {
    title: 'Privacy',
    lead: 'What we know about you, why, and for how long. Short and without small print.',
    blocks: [
      text(
        'data',
        'Which data, and why',
        '<table><thead><tr><th scope="col">Data</th><th scope="col">Why</th><th scope="col">Basis</th></tr></thead><tbody><tr><td>Phone, name, address, what you ordered</td><td>To sell and deliver</td><td>Contract</td></tr><tr><td>E-mail</td><td>Receipt and letters about the order; newsletters only if you asked for them</td><td>Contract; consent</td></tr><tr><td>Birthday</td><td>To congratulate you</td><td>Consent</td></tr><tr><td>Network address, time, pages</td><td>To guard sign-in and payment, to find faults</td><td>Legitimate interest</td></tr></tbody></table><p>We never see card numbers: they are entered on the page of the payment service.</p>',
      ),
      text(
        'who',
        'Who else gets them',
        '<p>Only those without whom an order cannot arrive: the carrier gets name, phone and address, the payment service the sum and the lines of the receipt, the messaging service the number for a code. The newsletter service gets nothing without your consent. We do not sell data.</p>',
      ),
      text(
        'time',
        'How long we keep them',
        '<ul><li>Orders and receipts: five years, accounting demands it.</li><li>An account: as long as you want it.</li><li>Records of sign-ins: a year.</li><li>A guest’s bag: 30 days.</li></ul>',
      ),
      text(
        'rights',
        'Your rights',
        '<p>To know what we hold, to correct it, to get a copy, to take a consent back, to have your account deleted: write to <a href="mailto:care@zlata.example">care@zlata.example</a>. We answer within a month at the latest. If the answer does not satisfy you, turn to the data protection authority of your country.</p>',
      ),
      text(
        'cookies',
        'Cookies',
        '<p>Some keep the shop working: session, bag, city, language. Others count visits: they are set only after your “yes”, and you can change your mind any day.</p>',
      ),
      text(
        'safety',
        'How we keep them safe',
        '<p>Connections are encrypted, passwords are kept only as irreversible fingerprints, and only those who pack orders can see them. Should data leak all the same, we tell you and the authority within the time the law sets.</p>',
      ),
    ],
  },
}
