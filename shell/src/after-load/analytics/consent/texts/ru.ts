import type { ConsentTexts } from '../banner.tsx'

export const texts: ConsentTexts = {
  title: 'Файлы cookie',
  text: 'Можно видеть, что вам интересно, чтобы улучшать магазин и\u00a0подбирать предложения?',
  more: 'Подробнее о\u00a0данных',
  accept: 'Разрешить',
  refuse: 'Отказаться',
  close: 'Закрыть',
  acceptedOn: 'Вы разрешили это {{date}}.',
  refusedOn: 'Вы отказались {{date}}.',
}
