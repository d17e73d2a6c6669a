import type { Problem } from '../../api/src/goods/content/check/problem.ts'
import type { ContentFile } from '../../api/src/goods/content/files/files.ts'
import type { InterfaceTexts } from './interface-texts.ts'

const valuesIn = (text: string) => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([whole]) => whole))].sort()

/** Overrides without a target, and missing or unknown placeholders such as {{count}}. */
export function* textProblems({ name, body }: ContentFile, known: InterfaceTexts): Generator<Problem> {
  const locale = name === 'texts/ru' ? 'ru' : name === 'texts/en' ? 'en' : null
  if (!locale || typeof body !== 'object' || body === null) return
  for (const [key, text] of Object.entries(body)) {
    const released = known[locale].get(key)
    if (released === undefined)
      yield {
        path: [key],
        isKey: true,
        message: `No text of the shop has the key "${key}": npm run content -- find "its words" tells keys.`,
      }
    else if (typeof text === 'string' && valuesIn(text).join() !== valuesIn(released).join())
      yield {
        path: [key],
        message: `This text must have ${valuesIn(released).join(', ') || 'no {{value}}'}, as the one that it replaces: "${released}".`,
      }
  }
}
