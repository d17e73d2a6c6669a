/** Texts of confirmation by code; pages spread these into their own texts. */
export const codeTexts = {
  getCode: 'Получить код',
  code: 'Код из сообщения',
  codeSentTo: 'Отправили на {{login}}',
  codeBy_sms: 'Новое сообщение',
  codeBy_flashcall: 'Позвонить вместо сообщения',
  codeBy_yaid: 'Войти через Яндекс ID',
  codeBy_mobid: 'Подтвердить на этом телефоне',
  codeBy_email: 'Новое письмо',
  codeIn_one: 'через {{count}} секунду',
  codeIn_few: 'через {{count}} секунды',
  codeIn_many: 'через {{count}} секунд',
  codeIn_other: 'через {{count}} секунды',
  codeAgain: 'Отправить',
  codeExpired: 'Код действовал пять минут и устарел. Запросите новый.',
  codeTriesOver: 'Пять неверных попыток: этот код больше не подойдёт. Запросите новый.',
}
