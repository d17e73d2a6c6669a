import { addTexts, type TextsHost } from '@shop/i18n'

/** Texts by namespace: kit, shell, error codes. */
export type Words = Record<'ui' | 'shell' | 'errors', Readonly<Record<string, string>>>

export function addWords(host: TextsHost, words: Words) {
  for (const [namespace, texts] of Object.entries(words)) addTexts(host, namespace, texts)
}
