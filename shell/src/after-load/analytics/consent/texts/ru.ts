import type { ConsentTexts } from '../banner.tsx'

export const texts: ConsentTexts = {
  title: 'Файлы cookie',
  text: 'Разрешите нам видеть, какие страницы и украшения вам интересны: так мы улучшаем магазин и подбираем предложения. Без этого всё работает так же.',
  more: 'Как мы обрабатываем данные',
  accept: 'Разрешить',
  refuse: 'Отказаться',
  close: 'Закрыть',
  acceptedOn: 'Вы разрешили это {{date}}.',
  refusedOn: 'Вы отказались {{date}}.',
}
