import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { contactsOf } from '@shop/contracts/shop/brand-face'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { errorsEn } from '@shop/i18n/errors/en'
import { errorsRu } from '@shop/i18n/errors/ru'
import type { Config } from '../../platform/config/config.ts'
import { PLAIN_TEXTS } from './texts.ts'

/** The text of an error code. A captcha needs scripts, so the shop's phone is named instead. */
export function errorText(code: string, { locale, country }: ShopContext, { brand }: Pick<Config, 'brand'>): string {
  const texts = PLAIN_TEXTS[locale]
  if (code === 'CAPTCHA_REQUIRED' || code === 'WRONG_CAPTCHA') return texts.captcha(contactsOf(brand, country).phone.text)
  return (locale === 'ru' ? errorsRu : errorsEn)[code as ErrorCode] ?? texts.unknown
}
