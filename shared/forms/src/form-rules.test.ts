import { ALLOWED_SIGNS, withoutForbiddenSigns } from '@shop/contracts/contact/forbidden-signs'
import { errorsEn } from '@shop/i18n/errors/en'
import { errorsRu } from '@shop/i18n/errors/ru'
import { hasContactlessDelivery, hasSpecialDelivery, isMoscowAddress, isPickpointCode, streetAddress } from './fields/address.ts'
import { confirmedPhone, email, phone } from './fields/contact.ts'
import { birthday, birthdayWithoutYear } from './fields/dates.ts'
import { birthdayMask, emailMask, nameMask, numberMask, phoneMask, timeMask } from './masks.ts'
import { fullName, name, parcelName, surname } from './fields/names.ts'
import { authCode, bankAccount, bik, certificateAmount, digitsOnly, inn, password } from './fields/numbers.ts'
import { recipient } from './fields/recipient.ts'
import { refundItems, refundReason } from './fields/refund.ts'
import { checked, chosen, lengthWithin, matches, required } from './required.ts'
import { allowedSigns } from './fields/signs.ts'
import { time } from './fields/time.ts'

const TODAY = new Date(2026, 10, 24, 13, 30)
const born = (text: string) => birthday(text, TODAY)
const special = (region: string, city: string) => hasSpecialDelivery({ region, city })

/** The rule, an example of it in words, what the kit says of the example, what it must say. */
type Row = [rule: string, example: string, found: unknown, expected: unknown]

const TEXT: Row[] = [
  ['a text field is required [forms.required-text]', 'filled in', required('кольцо'), null],
  ['a text field is required [forms.required-text]', 'blank', required(''), 'REQUIRED_FIELD'],
  ['a text field is required [forms.required-text]', 'only spaces', required(' \u00a0\t'), 'REQUIRED_FIELD'],
  ['a phone is required [forms.empty-phone]', 'only a plus', phone('+'), 'EMPTY_PHONE'],
  ['a phone is required [forms.empty-phone]', 'only +7', phone('+7'), 'EMPTY_PHONE'],
  ['least length [forms.length-limits]', 'one too few', lengthWithin('12', { min: 3 }), 'TOO_SHORT'],
  ['least length [forms.length-limits]', 'just enough', lengthWithin('123', { min: 3 }), null],
  ['most length [forms.length-limits]', 'just enough', lengthWithin('123', { max: 3 }), null],
  ['most length [forms.length-limits]', 'one too many', lengthWithin('1234', { max: 3 }), 'TOO_LONG'],
  ['a pattern of the field [forms.pattern-of-field]', 'met', matches('AB12', /^[A-Z]+\d+$/), null],
  ['a pattern of the field [forms.pattern-of-field]', 'not met', matches('12AB', /^[A-Z]+\d+$/), 'WRONG_FIELD'],
  ['a checkbox must be checked [forms.checked-box]', 'checked', checked(true), null],
  ['a checkbox must be checked [forms.checked-box]', 'not checked', checked(false), 'REQUIRED_FIELD'],
  ['a radio group needs a selection [forms.radio-selection]', 'the value 0', chosen(0), null],
  ['a radio group needs a selection [forms.radio-selection]', 'nothing', chosen(null), 'REQUIRED_FIELD'],
  ['a radio group needs a selection [forms.radio-selection]', 'an empty value', chosen(''), 'REQUIRED_FIELD'],
]

const DATES: Row[] = [
  ['dd.mm.yyyy [forms.date-format]', 'a day', born('07.03.1990'), null],
  ['dd.mm.yyyy [forms.date-format]', 'one digit for the day', born('7.03.1990'), 'WHOLE_DATE'],
  ['dd.mm.yyyy [forms.date-format]', 'the month first', born('03.27.1990'), 'WRONG_DATE'],
  ['dd.mm.yyyy [forms.date-format]', 'slashes', born('07/03/1990'), 'WHOLE_DATE'],
  ['dd.mm.yyyy [forms.date-format]', 'two digits for the year', born('07.03.90'), 'WHOLE_DATE'],
  ['the year is 1900 to 2050 [forms.year-range]', 'the first day', born('01.01.1900'), null],
  ['the year is 1900 to 2050 [forms.year-range]', 'the day before', born('31.12.1899'), 'WRONG_YEAR'],
  ['the year is 1900 to 2050 [forms.year-range]', 'its last day, long past', birthday('31.12.2050', new Date(2051, 5, 1)), null],
  ['the year is 1900 to 2050 [forms.year-range]', 'the day after, long past', birthday('01.01.2051', new Date(2051, 5, 1)), 'WRONG_YEAR'],
  ['leap years [forms.date-format]', '29 February of one', born('29.02.2024'), null],
  ['leap years [forms.date-format]', '29 February of another year', born('29.02.2023'), 'WRONG_DATE'],
  ['leap years [forms.date-format]', '1900 was none', born('29.02.1900'), 'WRONG_DATE'],
  ['leap years [forms.date-format]', '2000 was one', born('29.02.2000'), null],
  ['earlier than today [forms.birthday-in-past]', 'yesterday', born('23.11.2026'), null],
  ['earlier than today [forms.birthday-in-past]', 'today', born('24.11.2026'), 'FUTURE_DATE'],
  ['a birthday without a year [forms.birthday-without-year]', '29 February', birthdayWithoutYear('29.02'), null],
  ['a birthday without a year [forms.birthday-without-year]', '30 February', birthdayWithoutYear('30.02'), 'WRONG_DATE'],
  ['a birthday without a year [forms.birthday-without-year]', 'one with a year', birthdayWithoutYear('29.02.2024'), 'WRONG_DATE'],
]

const NUMBERS: Row[] = [
  ['a password has at least 6 characters [forms.password-length]', 'six', password('ключ42'), null],
  ['a password has at least 6 characters [forms.password-length]', 'five', password('ключ4'), 'TOO_SHORT'],
  ['BIK: 9 digits [refund.bank-details]', 'nine', bik('044525225'), null],
  ['BIK: 9 digits [refund.bank-details]', 'eight', bik('04452522'), 'WRONG_FIELD'],
  ['BIK: 9 digits [refund.bank-details]', 'ten', bik('0445252250'), 'WRONG_FIELD'],
  ['INN of a bank: 10 digits [refund.bank-details]', 'ten', inn('7707083893'), null],
  ['INN of a bank: 10 digits [refund.bank-details]', 'nine', inn('770708389'), 'WRONG_FIELD'],
  ['INN of a bank: 10 digits [refund.bank-details]', 'twelve, a person’s', inn('770708389312'), 'WRONG_FIELD'],
  ['account: 20 digits [refund.bank-details]', 'twenty', bankAccount('40817810099910004312'), null],
  ['account: 20 digits [refund.bank-details]', 'nineteen', bankAccount('4081781009991000431'), 'WRONG_FIELD'],
  ['account: 20 digits [refund.bank-details]', 'twenty-one', bankAccount('408178100999100043120'), 'WRONG_FIELD'],
  ['a code of 4 digits [forms.auth-code]', 'four', authCode('0412'), null],
  ['a code of 4 digits [forms.auth-code]', 'three', authCode('041'), 'WRONG_AUTH_CODE'],
  ['a code of 4 digits [forms.auth-code]', 'five', authCode('04121'), 'WRONG_AUTH_CODE'],
  ['a code of 4 digits [forms.auth-code]', 'a letter', authCode('04a2'), 'WRONG_AUTH_CODE'],
  ['certificate: 1000 to 200 000 [forms.certificate-amount]', 'the least', certificateAmount('1000'), null],
  ['certificate: 1000 to 200 000 [forms.certificate-amount]', 'the most', certificateAmount('200000'), null],
  ['certificate: 1000 to 200 000 [forms.certificate-amount]', 'one rouble less', certificateAmount('999'), 'CERTIFICATE_RANGE'],
  ['certificate: 1000 to 200 000 [forms.certificate-amount]', 'one rouble more', certificateAmount('200001'), 'CERTIFICATE_RANGE'],
  ['digits only [forms.digits-only]', 'digits', digitsOnly('0042'), null],
  ['digits only [forms.digits-only]', 'a space', digitsOnly('42 42'), 'WRONG_FIELD'],
  ['digits only [forms.digits-only]', 'a sign', digitsOnly('-42'), 'WRONG_FIELD'],
  ['digits only [forms.digits-only]', 'digits of another script', digitsOnly('٤٢'), null],
]

const PEOPLE: Row[] = [
  ['a name is in Russian [forms.names-russian]', 'Cyrillic', name('Алёна', 'ru'), null],
  ['a name is in Russian [forms.names-russian]', 'Latin', name('Alyona', 'ru'), 'WRONG_NAME'],
  ['a surname is in Russian', 'Cyrillic', surname('Щёголева', 'ru'), null],
  ['a surname is in Russian', 'Latin', surname('Petrova', 'ru'), 'WRONG_NAME'],
  ['a full name is two Cyrillic words [forms.full-name]', 'two', fullName('Щёголева Алёна', 'ru'), null],
  ['a full name is two Cyrillic words [forms.full-name]', 'one', fullName('Алёна', 'ru'), 'WRONG_FULL_NAME'],
  ['a full name is two Cyrillic words [forms.full-name]', 'one of them Latin', fullName('Алёна Smith', 'ru'), 'WRONG_FULL_NAME'],
  ['letters, spaces, apostrophe, hyphen [forms.names-russian]', 'all of them', name("Анна Мария О'Нил-Смит", 'ru'), null],
  ['letters, spaces, apostrophe, hyphen [forms.names-russian]', 'a dot', name('Анна.', 'ru'), 'WRONG_NAME'],
  ['or Latin letters [forms.names-abroad]', 'abroad', name("Mary-Jane O'Neil", 'en'), null],
  [
    'the name on a parcel abroad is in Latin letters [forms.latin-abroad]',
    'Cyrillic',
    parcelName('Клара Новак', 'en', 'DE'),
    'LATIN_LETTERS',
  ],
  ['and where couriers read Cyrillic in either [forms.latin-abroad]', 'Kazakhstan', parcelName('Клара Новак', 'en', 'KZ'), null],
  [
    'the name on a parcel abroad is in Latin letters [forms.latin-abroad]',
    'Latin with marks',
    parcelName("Zoë D'Ýr-Nguyễn Jr.", 'en', 'DE'),
    null,
  ],
  ['email [forms.email-pattern]', 'letters, digits, hyphen, underscore, dot', email('a.b-c_9@mail.example'), null],
  ['email [forms.email-pattern]', 'another sign before the @', email('a!b@mail.example'), 'CORRECT_EMAIL'],
  ['email [forms.email-signs-named]', 'a plus sign', email('a+b@mail.example'), 'EMAIL_SIGNS'],
  ['email [forms.email-signs-named]', 'an apostrophe', email("o'neil@mail.example"), 'EMAIL_SIGNS'],
  ['email [forms.email-signs-named]', 'a plus sign in half an address', email('a+b@'), 'CORRECT_EMAIL'],
  ['email [forms.email-pattern]', 'no @', email('mail.example'), 'CORRECT_EMAIL'],
  ['email [forms.email-pattern]', 'no domain', email('anna@.ru'), 'CORRECT_EMAIL'],
  ['email [forms.email-pattern]', 'a suffix of two letters', email('anna@mail.ru'), null],
  ['email [forms.email-pattern]', 'a suffix of one letter', email('anna@mail.r'), 'CORRECT_EMAIL'],
  ['phone [forms.phone-characters]', 'digits, plus, brackets, spaces, hyphens', phone('+7 (916) 204-18-77'), null],
  ['phone [forms.phone-characters]', 'a letter', phone('+7 (916) 204-18-77l'), 'WRONG_PHONE'],
  ['phone [forms.phone-characters]', 'a dot', phone('+7.916.204.18.77'), 'WRONG_PHONE'],
  ['an empty phone input [forms.phone-prefix]', 'is only +7', phoneMask('', 'ru'), '+7'],
]

const ORDER: Row[] = [
  [
    'a certificate needs a recipient [certificates.recipient-needed]',
    'an email',
    recipient({ email: 'maria@mail.ru', phone: '+7', ownEmail: '' }),
    null,
  ],
  [
    'a certificate needs a recipient [certificates.recipient-needed]',
    'a phone',
    recipient({ email: '', phone: '+7 916 204-18-77', ownEmail: '' }),
    null,
  ],
  [
    'a certificate needs a recipient [certificates.recipient-needed]',
    'neither',
    recipient({ email: ' ', phone: '+7', ownEmail: '' }),
    'EMPTY_RECIPIENT_DATA',
  ],
  [
    'no certificate to one’s own email',
    'in capital letters',
    recipient({ email: ' Anna@Mail.ru', phone: '+7', ownEmail: 'anna@mail.ru ' }),
    'SELF_MAIL_CERTIFICATE_SEND',
  ],
  [
    'consent to personal data [forms.personal-data-consent]',
    'not given',
    checked(false, 'PERSONAL_DATA_AGREEMENT'),
    'PERSONAL_DATA_AGREEMENT',
  ],
  ['consent to personal data [forms.personal-data-consent]', 'given', checked(true, 'PERSONAL_DATA_AGREEMENT'), null],
  ['an order needs a confirmed phone [forms.confirmed-phone]', 'confirmed', confirmedPhone('+7 (916) 204-18-77', '+79162041877'), null],
  [
    'an order needs a confirmed phone [forms.confirmed-phone]',
    'never confirmed',
    confirmedPhone('+7 916 204-18-77', null),
    'NEED_PHONE_CONFIRMATION',
  ],
  [
    'an order needs a confirmed phone [forms.confirmed-phone]',
    'another digit',
    confirmedPhone('+79162041878', '+79162041877'),
    'NEED_PHONE_CONFIRMATION',
  ],
  ['an order needs a confirmed phone [forms.confirmed-phone]', 'none at all', confirmedPhone('+7', null), 'EMPTY_PHONE'],
  ['a refund needs a reason', 'none', refundReason(''), 'EMPTY_REFUND_REASON'],
  ['a refund needs a reason', 'one', refundReason('size'), null],
  ['a refund needs an item', 'none of two', refundItems({ ring: 0, chain: 0 }), 'NO_CHECKED_REFUND_ITEMS'],
  ['a refund needs an item', 'one of two', refundItems({ ring: 0, chain: 1 }), null],
]

const SIGNS: Row[] = [
  ...[...'#$%^&[]{}<>'].map(
    (sign): Row => ['not for the marketing service [marketing.forbidden-signs]', sign, allowedSigns(`Анна ${sign}`), 'WRONG_FIELD'],
  ),
  [
    'not for the marketing service [marketing.forbidden-signs]',
    'every other sign',
    allowedSigns('Анна-Мария О’Нил, 4@!?*()/\\|~`"\'+=_:;.'),
    null,
  ],
  ['not for the marketing service [marketing.forbidden-signs]', 'taken out of free text', withoutForbiddenSigns('a#$%^&[]{}<>b'), 'ab'],
  [
    'not for the marketing service [marketing.forbidden-signs]',
    'what is left is allowed',
    ALLOWED_SIGNS.test(withoutForbiddenSigns('[#1] {<b>}')),
    true,
  ],
]

const ADDRESSES: Row[] = [
  ['a Moscow address [delivery.moscow-address]', 'starts with Moscow, ru', isMoscowAddress('Москва, Лесная улица, 7'), true],
  ['a Moscow address [delivery.moscow-address]', 'starts with Moscow, en', isMoscowAddress('Moscow, Lesnaya St, 7'), true],
  ['a Moscow address [delivery.moscow-address]', 'Moscow alone', isMoscowAddress(' москва'), true],
  ['a Moscow address [delivery.moscow-address]', 'Moscow further on', isMoscowAddress('Тверь, улица Москва, 3'), false],
  ['a Moscow address [delivery.moscow-address]', 'the Moscow region, ru', isMoscowAddress('Московская область, Химки'), false],
  ['a Moscow address [delivery.moscow-address]', 'the Moscow region, en', isMoscowAddress('Moscow Region, Khimki'), false],
  ['a Moscow address [delivery.moscow-address]', 'a river', isMoscowAddress('Москва-река, причал 4'), false],
  ['contactless', 'Moscow', hasContactlessDelivery({ region: 'Москва' }), true],
  ['contactless', 'St Petersburg', hasContactlessDelivery({ region: 'Санкт-Петербург' }), true],
  ['contactless', 'Moscow region', hasContactlessDelivery({ region: 'Московская область' }), false],
  ['contactless', 'Leningrad region', hasContactlessDelivery({ region: 'Ленинградская область' }), false],
  ['special delivery', 'Moscow', special('Москва', 'Москва'), true],
  ['special delivery', 'Moscow region', special('Московская область', 'Химки'), true],
  ['special delivery', 'Leningrad region', special('Ленинградская область', 'Мурино'), true],
  ['special delivery', 'St Petersburg', special('Санкт-Петербург', 'Санкт-Петербург'), true],
  ['special delivery', 'Nizhny Novgorod', special('Нижегородская область', 'Нижний Новгород'), true],
  ['special delivery', 'its neighbor', special('Нижегородская область', 'Дзержинск'), false],
  ['special delivery', 'Kazan', special('Республика Татарстан', 'Казань'), false],
  ['pickup points of Belarus', '2 and five digits', isPickpointCode('210059', 'BY'), true],
  ['pickup points of Belarus', 'one digit more', isPickpointCode('2100590', 'BY'), false],
  ['pickup points of Kazakhstan', '0 and five digits', isPickpointCode('010053', 'KZ'), true],
  ['pickup points of Kazakhstan', 'one digit fewer', isPickpointCode('01005', 'KZ'), false],
  ['pickup points elsewhere', 'a number of Russia', isPickpointCode('100037', 'RU'), true],
  ['where a courier rings', 'street and house', streetAddress('Лесная улица, 7'), null],
  ['where a courier rings', 'nothing', streetAddress(' '), 'EMPTY_ADDRESS'],
  ['where a courier rings', 'no house', streetAddress('Лесная улица'), 'EMPTY_HOUSE'],
  ['where a courier rings', 'no street', streetAddress('17'), 'EMPTY_STREET'],
]

const MASKS: Row[] = [
  ['phone strips letters [forms.mask-phone]', 'pasted with words', phoneMask('+7 (916) abc204-18-77', 'ru'), '+7 (916) 204-18-77'],
  ['email strips Cyrillic and spaces [forms.mask-email]', 'both', emailMask(' аanna@ mail.ruя'), 'anna@mail.ru'],
  ['birthday takes digits [forms.mask-birthday]', 'and sets the dots', birthdayMask('07031990'), '07.03.1990'],
  ['birthday takes 8 digits at most [forms.mask-birthday]', 'a ninth', birthdayMask('070319901'), '07.03.1990'],
  ['birthday takes digits [forms.mask-birthday]', 'and nothing else', birthdayMask('7 марта'), '7'],
  ['name takes letters, digits, spaces [forms.mask-name]', 'and nothing of the rest', nameMask('Анна 2!@#$%_.'), 'Анна 2.'],
  ['time is hh:mm [forms.mask-time]', 'the colon comes by itself', timeMask('0905'), '09:05'],
  ['time has 23 hours at most [forms.mask-time]', '24', timeMask('2400'), '23:00'],
  ['time has 59 minutes at most [forms.mask-time]', '60', timeMask('1260'), '12:59'],
  ['time is hh:mm [forms.mask-time]', 'a fifth digit', timeMask('123456'), '12:34'],
  ['number takes digits [forms.mask-number]', 'and nothing else', numberMask('-12 000,5 ₽'), '120005'],
  ['time has 23 hours at most [forms.mask-time]', 'the last minute of a day', time('23:59'), null],
  ['time has 23 hours at most [forms.mask-time]', 'midnight is 00:00', time('24:00'), 'WRONG_FIELD'],
  ['time has 59 minutes at most [forms.mask-time]', 'sixty', time('12:60'), 'WRONG_FIELD'],
  ['time is hh:mm [forms.mask-time]', 'the first minute of a day', time('00:00'), null],
  ['time is hh:mm [forms.mask-time]', 'half of it', time('9:05'), 'WRONG_FIELD'],
  ['time is hh:mm [forms.mask-time]', 'with seconds', time('09:05:00'), 'WRONG_FIELD'],
  ['time is hh:mm [forms.mask-time]', 'nothing', time(''), 'REQUIRED_FIELD'],
]

const MESSAGES: Row[] = [
  ['message [forms.message-texts]', 'blank fields', errorsEn.BLANK_FIELDS, 'You have blank fields'],
  ['message [forms.message-texts]', 'empty field', errorsEn.EMPTY_FIELD, 'The field is empty'],
  ['message [forms.message-texts]', 'required', errorsEn.REQUIRED_FIELD, 'This field is required'],
  ['message [forms.message-texts]', 'too few', errorsEn.TOO_SHORT, 'Too few characters'],
  ['message [forms.message-texts]', 'too many', errorsEn.TOO_LONG, 'Too many characters'],
  ['message [forms.message-texts]', 'blank fields, ru', errorsRu.BLANK_FIELDS, 'Есть незаполненные поля'],
  ['message [forms.message-texts]', 'empty field, ru', errorsRu.EMPTY_FIELD, 'Поле не заполнено'],
  ['message [forms.message-texts]', 'required, ru', errorsRu.REQUIRED_FIELD, 'Обязательное поле'],
  ['message [forms.message-texts]', 'too few, ru', errorsRu.TOO_SHORT, 'Слишком мало символов'],
  ['message [forms.message-texts]', 'too many, ru', errorsRu.TOO_LONG, 'Слишком много символов'],
]

test.each([...TEXT, ...DATES, ...NUMBERS, ...PEOPLE, ...ORDER, ...SIGNS, ...ADDRESSES, ...MASKS, ...MESSAGES])(
  '%s: %s',
  (_rule, _example, found, expected) => {
    expect(found).toBe(expected)
  },
)
