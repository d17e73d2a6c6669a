import { type DemoPage, form, text } from './page.ts'

export const agreement: DemoPage = {
  paths: ['personal-data-agreement'],
  ru: {
    title: 'Согласие на обработку персональных данных',
    lead: 'На что именно вы соглашаетесь, когда ставите галочку.',
    blocks: [
      text(
        'what',
        'На что согласие',
        '<p>Вы разрешаете ООО «Злата» записывать, хранить, уточнять, использовать, передавать перевозчику и платёжному сервису и удалять ваши имя, телефон, почту, адрес и состав заказов — чтобы продать и доставить украшения и отвечать на обращения.</p>',
      ),
      text('news', 'Рассылка', '<p>Это отдельная галочка и отдельное согласие. Без неё мы пишем только о ваших заказах.</p>'),
      text(
        'term',
        'Срок и отзыв',
        '<p>Согласие действует, пока вы его не отзовёте: письмом на <a href="mailto:care@zlata.example">care@zlata.example</a> или в <a href="/profile">личном кабинете</a>. После отзыва мы оставим только то, что велит хранить закон, — чеки и документы по заказам.</p>',
      ),
      text(
        'record',
        'Что мы записываем',
        '<p>Время, когда вы поставили галочку, и версию этого текста. Подробности — в <a href="/polozhenie-ob-obrabotke-i-zashchite-personalnykh-dannykh">положении об обработке и защите персональных данных</a>.</p>',
      ),
    ],
  },
  en: {
    title: 'Consent to the processing of personal data',
    lead: 'What exactly you agree to when you tick the box.',
    blocks: [
      text(
        'what',
        'What it covers',
        '<p>You allow Zlata LLC to record, keep, correct, use, hand to the carrier and the payment service, and delete your name, phone, e-mail, address and orders, in order to sell and deliver jewelry and to answer you.</p>',
      ),
      text('news', 'Newsletters', '<p>They have a box and a consent of their own. Without it we write about your orders only.</p>'),
      text(
        'term',
        'Term and withdrawal',
        '<p>The consent holds until you take it back: by a letter to <a href="mailto:care@zlata.example">care@zlata.example</a> or in your <a href="/profile">profile</a>. After that we keep only what the law tells us to keep, receipts and papers of orders.</p>',
      ),
      text(
        'record',
        'What we record',
        '<p>The time at which you ticked the box and the version of this text. More in our <a href="/privacy">privacy page</a>.</p>',
      ),
    ],
  },
}

export const userContent: DemoPage = {
  paths: ['soglashenie-ob-ispolzovanii-polzovatelskih-materialov'],
  ru: {
    title: 'Соглашение об использовании пользовательских материалов',
    lead: 'Когда вы отмечаете нас на снимке или присылаете отзыв и разрешаете его показать.',
    blocks: [
      text(
        'what',
        'О чём речь',
        '<p>О фотографиях, видео и отзывах, которые вы прислали нам или опубликовали с нашей отметкой и в ответ на просьбу написали «да».</p>',
      ),
      text(
        'rights',
        'Что мы можем',
        '<p>Показывать материал на сайте, в рассылке и в наших социальных сетях, обрезать и подписывать его. Права автора остаются у вас; мы не продаём материал и не передаём его другим для рекламы.</p>',
      ),
      text(
        'people',
        'Люди на снимке',
        '<p>Присылайте снимки, на которых вы сами, или те, на показ которых люди согласны. Снимки детей мы не публикуем.</p>',
      ),
      text(
        'back',
        'Как отозвать',
        '<p>Напишите на <a href="mailto:care@zlata.example">care@zlata.example</a>: уберём в течение трёх рабочих дней.</p>',
      ),
    ],
  },
  en: {
    title: 'Agreement on materials of shoppers',
    lead: 'For when you tag us in a picture, or send a review and allow us to show it.',
    blocks: [
      text(
        'what',
        'What this is about',
        '<p>Photographs, videos and reviews that you sent us, or published with our tag and answered “yes” to our request.</p>',
      ),
      text(
        'rights',
        'What we may do',
        '<p>Show the material on the site, in the newsletter and in our social networks, crop it and caption it. The author’s rights stay with you; we do not sell the material or hand it to others for advertising.</p>',
      ),
      text(
        'people',
        'People in the picture',
        '<p>Send pictures of yourself, or of people who agree to be shown. We publish no pictures of children.</p>',
      ),
      text(
        'back',
        'How to take it back',
        '<p>Write to <a href="mailto:care@zlata.example">care@zlata.example</a>: it is gone within three working days.</p>',
      ),
    ],
  },
}

export const appLicense: DemoPage = {
  paths: ['mobile-app-license'],
  ru: {
    title: 'Лицензионное соглашение мобильного приложения',
    lead: 'Приложение — тот же магазин в телефоне. Оно бесплатное.',
    blocks: [
      form('install', 'Установить приложение', 'app-links'),
      text(
        'right',
        'Что можно',
        '<p>Установить приложение на свои устройства и пользоваться им, чтобы выбирать и покупать украшения. Разбирать его код, менять и перепродавать — нельзя.</p>',
      ),
      text(
        'access',
        'К чему приложение просит доступ',
        '<p>К уведомлениям — чтобы сказать, где заказ. К местоположению — чтобы показать магазины рядом. Оба доступа необязательны и отключаются в настройках телефона.</p>',
      ),
      text(
        'data',
        'Данные',
        '<p>Те же, что на сайте, и по тем же правилам. Удалить аккаунт можно на странице <a href="/delete-app-account">«Удалить аккаунт»</a>.</p>',
      ),
      text(
        'limits',
        'Чего мы не обещаем',
        '<p>Что приложение будет работать на каждом устройстве и без перерывов. Покупки в нём подчиняются <a href="/oferta">оферте</a>, и наша ответственность за украшения от этого не меньше.</p>',
      ),
    ],
  },
  en: {
    title: 'Mobile app license',
    lead: 'The app is the same shop in a phone. It is free.',
    blocks: [
      form('install', 'Get the app', 'app-links'),
      text(
        'right',
        'What you may do',
        '<p>Install the app on your own devices and use it to choose and buy jewelry. Taking its code apart, changing or reselling it is not allowed.</p>',
      ),
      text(
        'access',
        'What it asks access to',
        '<p>Notifications, to tell you where an order is. Location, to show shops nearby. Both are optional and can be switched off in the settings of the phone.</p>',
      ),
      text(
        'data',
        'Data',
        '<p>The same as on the site, by the same rules. An account can be deleted on the page <a href="/delete-app-account">Delete account</a>.</p>',
      ),
      text(
        'limits',
        'What we do not promise',
        '<p>That the app works on every device and without a break. What is bought in it is bought on our <a href="/oferta">terms of sale</a>, and we answer for the jewelry no less.</p>',
      ),
    ],
  },
}
