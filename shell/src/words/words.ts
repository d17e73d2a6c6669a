import { addTexts, type TextsHost } from '@shop/i18n'

/** Namespace → texts: the kit's, the shell's and those of the error codes. */
export type Words = Record<'ui' | 'shell' | 'errors', Readonly<Record<string, string>>>

export function addWords(host: TextsHost, words: Words) {
  for (const [namespace, texts] of Object.entries(words)) addTexts(host, namespace, texts)
}
