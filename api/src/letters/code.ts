import type { Locale } from '@shop/contracts/storefront'
import { letterOf } from './letter.ts'

/** The last line lets a browser on the shop's host fill the code in by itself (WebOTP). */
export const codeText = (code: string, locale: Locale, host: string) =>
  locale === 'ru'
    ? `${code} — код подтверждения ZLATA. Никому его не сообщайте.\n\n@${host} #${code}`
    : `${code} is your ZLATA confirmation code. Tell it to nobody.\n\n@${host} #${code}`

export const codeLetter = (code: string, locale: Locale) =>
  locale === 'ru'
    ? letterOf(locale, {
        subject: `${code} — код для входа в ZLATA`,
        title: 'Код для входа',
        paragraphs: ['Введите его на сайте. Код действует пять минут. Никому его не сообщайте.'],
        figure: code,
        footer: 'Если вы не входили на сайт, просто удалите это письмо.',
      })
    : letterOf(locale, {
        subject: `${code} is your ZLATA sign-in code`,
        title: 'Sign-in code',
        paragraphs: ['Enter it on the site. The code is good for five minutes. Tell it to nobody.'],
        figure: code,
        footer: 'If you have not signed in, just delete this letter.',
      })

/** What an operator shows on the phone (mobid). */
export const mobidText = (locale: Locale, host: string) =>
  locale === 'ru' ? `Вход в ZLATA на ${host}. Это вы?` : `Signing in to ZLATA at ${host}. Is it you?`
