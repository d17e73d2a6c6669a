export const texts = {
  piercing: 'Пирсинг-студия',
  gallery: 'Галерея',
  streams: 'Прямые эфиры',
}
