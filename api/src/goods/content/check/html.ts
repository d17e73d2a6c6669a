import { CONTENT_TAGS } from '@shop/contracts/content/content'
import { sanitised } from '../documents/sanitise.ts'
import { type PlaceIn, type Problem, textsIn } from './problem.ts'

const withoutRel = (html: string) => html.replaceAll(' rel="noopener noreferrer"', '')
const TAG = /<\/?([a-z][a-z\d]*)\b[^>]*>/gi

/** HTML that sanitizing would change. */
export function* htmlProblems(body: unknown): Generator<Problem> {
  for (const { path, field, text } of textsIn(body)) {
    if (field === 'html') {
      const clean = sanitised(text)
      if (withoutRel(clean) !== withoutRel(text)) yield whatChanges(path, text, clean)
    } else if (TAG.test(text)) {
      TAG.lastIndex = 0
      yield { path, message: `"${field}" is plain text: it shows tags as they are written.` }
    }
  }
}

function whatChanges(path: PlaceIn, text: string, clean: string): Problem {
  for (const [tag, name = ''] of text.matchAll(TAG)) {
    if (!(CONTENT_TAGS as readonly string[]).includes(name.toLowerCase()))
      return { path, at: tag, message: `<${name}> may not be used: ${CONTENT_TAGS.join(', ')} may.` }
    if (!clean.includes(tag.replace('>', '')))
      return {
        path,
        at: tag,
        message: `${tag} would be changed: attributes besides href, and links to anything but this shop, https, mailto and tel, are left out.`,
      }
  }
  const index = [...text].findIndex((letter, place) => letter !== [...clean][place])
  return {
    path,
    at: text.slice(Math.max(0, index - 5), index + 15),
    message: 'A tag is not closed, is closed twice, or a sign such as & or < is not written as &amp; or &lt;.',
  }
}
