import type { ConsentTexts } from '../banner.tsx'

export const texts: ConsentTexts = {
  title: 'Файлы cookie',
  text: 'Разрешите видеть, какие страницы и украшения вам интересны: для улучшений и предложений. Без этого всё работает так же.',
  more: 'Подробнее о данных',
  accept: 'Разрешить',
  refuse: 'Отказаться',
  close: 'Закрыть',
  acceptedOn: 'Вы разрешили это {{date}}.',
  refusedOn: 'Вы отказались {{date}}.',
}
