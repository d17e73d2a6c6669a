const ru = {
  title: 'Подарочный сертификат',
  file: (id: string) => `Подарочный сертификат {{brand}} ${id}`,
  from: (sender: string) => `От: ${sender}`,
  number: 'Номер',
  code: 'Код активации',
  until: 'Действует до',
  open: 'Открыть и потратить:',
  secret: 'Код — это деньги: не показывайте его посторонним.',
}

const en: typeof ru = {
  title: 'Gift card',
  file: (id) => `{{brand}} gift card ${id}`,
  from: (sender) => `From: ${sender}`,
  number: 'Number',
  code: 'Activation code',
  until: 'Valid until',
  open: 'Open and spend it:',
  secret: 'The code is money: keep it to yourself.',
}

export const PDF_TEXTS = { ru, en }
