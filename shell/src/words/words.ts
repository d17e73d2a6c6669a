import { addTexts, type TextsHost } from '@shop/i18n'

/** Texts by namespace: kit, session, shell, error codes. */
export type Words = Record<'ui' | 'session' | 'shell' | 'errors', Readonly<Record<string, string>>>

export function addWords(host: TextsHost, words: Words) {
  for (const [namespace, texts] of Object.entries(words)) addTexts(host, namespace, texts)
}
