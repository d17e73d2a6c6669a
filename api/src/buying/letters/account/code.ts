import type { Locale } from '@shop/contracts/shop/storefront'
import { letterOf } from '../letter.ts'

/** The last line lets browsers on the shop's host fill in the code (WebOTP). */
export const codeText = (code: string, locale: Locale, host: string) =>
  locale === 'ru'
    ? `${code} — код подтверждения {{brand}}. Никому его не сообщайте.\n\n@${host} #${code}`
    : `${code} is your {{brand}} confirmation code. Tell it to nobody.\n\n@${host} #${code}`

export const codeLetter = (code: string, locale: Locale) =>
  locale === 'ru'
    ? letterOf(locale, {
        subject: `${code} — код для входа в {{brand}}`,
        title: 'Код для входа',
        paragraphs: ['Введите его на сайте. Код действует пять минут. Никому его не сообщайте.'],
        figure: code,
        footer: 'Если вы не входили на сайт, просто удалите это письмо.',
      })
    : letterOf(locale, {
        subject: `${code} is your {{brand}} sign-in code`,
        title: 'Sign-in code',
        paragraphs: ['Enter it on the site. The code is good for five minutes. Tell it to nobody.'],
        figure: code,
        footer: 'If you have not signed in, just delete this letter.',
      })

export const confirmEmailLetter = (code: string, locale: Locale) =>
  locale === 'ru'
    ? letterOf(locale, {
        subject: `${code} — код для подтверждения почты`,
        title: 'Подтвердите почту',
        paragraphs: [
          'Введите код в личном кабинете {{brand}}, и по этой почте можно будет входить. Код действует пять минут. Никому его не сообщайте.',
        ],
        figure: code,
        footer: 'Если вы не указывали эту почту в {{brand}}, просто удалите письмо: без кода её никто не подтвердит.',
      })
    : letterOf(locale, {
        subject: `${code} confirms your email at {{brand}}`,
        title: 'Confirm your email',
        paragraphs: ['Enter this code in your {{brand}} account to sign in by email. It is valid for five minutes. Do not share it.'],
        figure: code,
        footer: 'If you did not give this email to {{brand}}, delete this letter: nobody can confirm it without the code.',
      })

/** The site's response is the same for every e-mail; only the letter says that there is no account. */
export const noAccountLetter = (locale: Locale) =>
  locale === 'ru'
    ? letterOf(locale, {
        subject: 'Вход в {{brand}} по почте',
        title: 'По этой почте войти нельзя',
        paragraphs: [
          'Кто-то хотел войти в {{brand}} с этой почтой, но подтверждённого аккаунта с ней нет.',
          'Войдите по номеру телефона и подтвердите почту в личном кабинете: после этого можно будет входить и по ней.',
        ],
        footer: 'Если это были не вы, просто удалите письмо.',
      })
    : letterOf(locale, {
        subject: 'Signing in to {{brand}} by email',
        title: 'This email does not sign in yet',
        paragraphs: [
          'Somebody tried to sign in to {{brand}} with this email, but no account has confirmed it.',
          'Sign in with your phone number and confirm the email in your profile. After that it signs you in too.',
        ],
        footer: 'If it was not you, delete this letter.',
      })

/** Text that the operator shows on the phone (mobid). */
export const mobidText = (locale: Locale, host: string) =>
  locale === 'ru' ? `Вход в {{brand}} на ${host}. Это вы?` : `Signing in to {{brand}} at ${host}. Is it you?`
