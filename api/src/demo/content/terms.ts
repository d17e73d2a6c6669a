import { type DemoPage, text } from './page.ts'

/** The offer on the Russian storefront, terms of sale abroad: one page under two names. */
export const terms: DemoPage = {
  paths: ['terms', 'oferta'],
  ru: {
    title: 'Публичная оферта',
    lead: 'Условия, на которых мы продаём украшения на расстоянии. Оформляя заказ, вы соглашаетесь с ними.',
    blocks: [
      text(
        'who',
        'Кто продаёт',
        '<p>Продавец — ООО «Злата». Полные реквизиты указаны в чеке и в письме о заказе. Вопросы и претензии принимаем по адресу <a href="mailto:care@zlata.example">care@zlata.example</a> и отвечаем в течение десяти дней.</p>',
      ),
      text(
        'contract',
        'Как заключается договор',
        '<p>Договор заключён, когда вы подтвердили заказ и получили его номер. До этого цена и наличие на сайте — не обещание: украшение в корзине ещё не отложено.</p><p>Неоплаченный заказ мы держим 30 минут. Если оплата не пришла, он отменяется, а отложенное, бонусы и сертификаты возвращаются.</p>',
      ),
      text(
        'price',
        'Цена и оплата',
        '<p>Цены указаны в рублях и включают налоги. Рядом с перечёркнутой ценой стоит самая низкая за 30 дней до снижения. Цена заказа не меняется после того, как он оформлен.</p><p>Способы оплаты для вашего заказа показывает корзина; подробности — на странице <a href="/dostavka-i-oplata">«Доставка и оплата»</a>.</p>',
      ),
      text(
        'goods',
        'Украшения',
        '<p>У изделий из драгоценных металлов есть проба и УИН — номер, под которым украшение записано в государственной системе. Вес и размер указаны для каждого размера отдельно; отклонение веса до 5\u00a0% не считается недостатком.</p><p>Фотографии передают украшение так точно, как позволяет экран.</p>',
      ),
      text(
        'delivery',
        'Доставка и риск',
        '<p>Срок и цена доставки названы при оформлении. До передачи вам за сохранность украшения отвечаем мы. При получении проверьте пломбу и вложение; если что-то не так, не подписывайте документы и позвоните нам.</p>',
      ),
      text(
        'return',
        'Отказ и возврат',
        '<p>До отправки заказ можно отменить без объяснений. Закон даёт семь дней на отказ от товара, купленного на расстоянии, мы даём тридцать — на условиях страницы <a href="/vozvrat">«Возврат и обмен»</a>. Деньги возвращаем не позже десяти дней тем же способом, каким вы платили.</p>',
      ),
      text(
        'warranty',
        'Гарантия',
        '<p>Её срок и условия — на странице <a href="/garantii">«Гарантии»</a>. Она не отменяет прав, которые даёт закон.</p>',
      ),
      text(
        'last',
        'Споры и изменения',
        '<p>Сначала попробуем договориться. Если не получится, спор решает суд, в том числе по вашему месту жительства. К заказу применяется та версия оферты, которая действовала в день заказа; прежние версии доступны на этой странице.</p>',
      ),
    ],
  },
  en: {
    title: 'Terms of sale',
    lead: 'The terms on which we sell jewelry at a distance. By placing an order you agree to them.',
    blocks: [
      text(
        'who',
        'Who sells',
        '<p>The seller is Zlata LLC. Its full details are on the receipt and in the letter about your order. Questions and complaints go to <a href="mailto:care@zlata.example">care@zlata.example</a>; we answer within ten days.</p>',
      ),
      text(
        'contract',
        'How a contract is made',
        '<p>It is made when you have confirmed an order and received its number. Before that a price or stock on the site is no promise: a piece in a bag is not set aside yet.</p><p>An unpaid order is held for 30 minutes. If no payment comes it is cancelled, and what was set aside is released.</p>',
      ),
      text(
        'price',
        'Price and payment',
        '<p>Prices are in the currency of your country, as the site shows it. Taxes and duties of import, where your country asks for them, are paid on receipt. Beside a struck price stands the lowest of the 30 days before it came down. The price of an order does not change once it is placed.</p>',
      ),
      text(
        'goods',
        'Jewelry',
        '<p>Pieces in precious metals are hallmarked. Weight and size are given for each size; a difference of up to 5% in weight is no fault.</p><p>Photographs show a piece as faithfully as a screen allows.</p>',
      ),
      text(
        'delivery',
        'Delivery and risk',
        '<p>Time and price are told at checkout, see <a href="/delivery">Delivery and payment</a>. Until it is handed to you, we answer for the parcel. Check the seal and the contents on receipt; if something is wrong, do not sign and call us.</p>',
      ),
      text(
        'return',
        'Withdrawal and returns',
        '<p>Before it is sent an order can be cancelled without a reason. After you receive it you have thirty days, on the terms of <a href="/returns">Returns and exchange</a>. Money goes back the way it came, within ten days.</p>',
      ),
      text(
        'warranty',
        'Warranty',
        '<p>Its term and conditions are on the page <a href="/warranty">Warranty</a>. It takes away no right that the law of your country gives you.</p>',
      ),
      text(
        'last',
        'Disputes and changes',
        '<p>We try to agree first. If we cannot, a court decides, and mandatory rules that protect shoppers in your country stay in force. The version that counted on the day of your order applies to it; earlier versions are kept on this page.</p>',
      ),
    ],
  },
}
