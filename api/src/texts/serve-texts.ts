import { interfaceTexts, type InterfaceTexts } from '@shop/contracts/texts'
import { errorsEn } from '@shop/i18n/errors/en'
import { errorsRu } from '@shop/i18n/errors/ru'
import { type Api, implement } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'

/** Reading 45: interface texts of a language. */
export function serveTexts(api: Api) {
  implement(api, interfaceTexts, async ({ params: { locale } }): Promise<InterfaceTexts> => {
    if (locale === 'ru') return { locale: 'ru', errors: errorsRu }
    if (locale === 'en') return { locale: 'en', errors: errorsEn }
    throw new Refused('NOT_FOUND')
  })
}
