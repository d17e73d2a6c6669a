import { addTexts, type TextsHost } from '@shop/i18n'

/** Texts that every document has, by namespace: kit, session, shell, the first error codes. */
export type DocumentTexts = Record<'ui' | 'session' | 'shell' | 'errors', Readonly<Record<string, string>>>

export function addDocumentTexts(host: TextsHost, documentTexts: DocumentTexts) {
  for (const [namespace, texts] of Object.entries(documentTexts)) addTexts(host, namespace, texts)
}
