/** Apart, because the list of orders needs this word alone. */
export const passport = 'Паспорт'

/** Passport texts, shared by profile and public page. */
export const passportTexts = {
  brand: '{{brand}}',
  passport,
  passportOf: 'Паспорт украшения',
  passportNumber: 'Номер паспорта',
  hallmarkNumber: 'УИН',
  boughtOn: 'Куплено',
  warranty: 'Гарантия',
  warrantyUntil: 'до {{day}}',
  warrantyOver: 'закончилась {{day}}',
  daysLeft_one: 'ещё {{count}} день',
  daysLeft_few: 'ещё {{count}} дня',
  daysLeft_many: 'ещё {{count}} дней',
  daysLeft_other: 'ещё {{count}} дня',
  history: 'История',
  history_bought: 'Куплено {{day}}',
  history_passed: 'Передано {{day}}',
}
